/** A server's refusal in the reader's language. */
import { has, t } from '$lib/texts.svelte';
import type { Speaker } from '$lib/say';

export interface Trouble {
  code?: string | null;
  rule?: string | null;
  details?: Record<string, unknown> | null;
  sentence?: string | null;
}

/** The sentence of the rule, else of the code, else the server's own. */
export function sentenceOf(trouble: Trouble, speaker?: Speaker): string {
  const refusal = trouble.rule && speaker?.refusal(trouble.rule, trouble.details ?? {});
  if (refusal) return refusal;
  const id = `problem-${(trouble.code ?? 'unknown').replace(/^table-/, '')}`;
  return has(id) ? t(id) : (trouble.sentence ?? t('problem-unknown'));
}
