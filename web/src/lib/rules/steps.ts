/** First steps point at things on the table. */

/** What a step speaks of: the first of these that is in sight; `open` names a button that brings it there. */
export interface Step {
  at: string[];
  open?: string;
}

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

export function find(step: Step | undefined, root: ParentNode = document): Element | null {
  for (const selector of step?.at ?? []) {
    const found = [...root.querySelectorAll(selector)].find(isShown);
    if (found) return found;
  }
  return null;
}
