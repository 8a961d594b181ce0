/** How close one looks at a picture: moved by wheel, fingers and buttons, and by itself where places lie too close for a finger. */
import { aim, focus, type Spot } from '$lib/aim';

/** Left, top, width and height of the whole picture. */
export type Box = readonly [number, number, number, number];
const MOST = 4;

export class Look {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Came closer by itself, because places lay too close for a finger. */
  closer = $state(false);
  /** A finger fell between places that are apart now. */
  which = $state(false);
  glides = $state(false);
  svg = $state<SVGSVGElement>();
  content = $state<SVGGElement>();

  constructor(private readonly box: () => Box) {}

  private get middle(): Spot {
    const [left, top, width, height] = this.box();
    return { x: left + width / 2, y: top + height / 2 };
  }
  /** Within the picture: nothing is pulled out of sight. */
  put(left: number, top: number, by: number): void {
    const box = this.box();
    this.scale = Math.min(MOST, Math.max(1, by));
    const within = (start: number, size: number, at: number) =>
      Math.min(start - start * this.scale, Math.max((start + size) * (1 - this.scale), at));
    this.x = within(box[0], box[2], left);
    this.y = within(box[1], box[3], top);
  }
  /** A point on the screen in units of the picture. */
  inPicture(at: Spot): Spot {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(at.x, at.y).matrixTransform(matrix) : at;
  }
  zoom(by: number, at = this.middle): void {
    const next = Math.min(MOST, Math.max(1, this.scale * by));
    const grow = next / this.scale;
    this.put(at.x - (at.x - this.x) * grow, at.y - (at.y - this.y) * grow, next);
  }
  /** Pulled from one point of the screen to another. */
  pull(before: Spot, now: Spot): void {
    const [a, b] = [this.inPicture(before), this.inPicture(now)];
    this.put(this.x + b.x - a.x, this.y + b.y - a.y, this.scale);
  }
  /** Whatever can be chosen here, and where its middle lies on the screen once the picture has come to rest. */
  private places(): { element: Element; x: number; y: number }[] {
    const whole = this.svg?.getScreenCTM();
    const within = this.content?.getScreenCTM()?.inverse();
    if (!whole || !within) return [];
    const still = whole.translate(this.x, this.y).scale(this.scale).multiply(within);
    return [...(this.svg?.querySelectorAll<SVGGraphicsElement>('.legal') ?? [])].map((element) => {
      const shape = element.querySelector<SVGGraphicsElement>('.hit') ?? element;
      const box = shape.getBBox();
      const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
      const at = middle.matrixTransform(still.multiply(shape.getScreenCTM() ?? undefined));
      return { element, x: at.x, y: at.y };
    });
  }
  /** Brings a point of the screen to the middle, so many times as large. */
  private approach({ between, grow }: { between: Spot; grow: number }): void {
    const at = this.inPicture(between);
    const next = Math.min(MOST, this.scale * grow);
    const moved = (middle: number, point: number, by: number) => middle - ((point - by) / this.scale) * next;
    this.glides = true;
    this.closer = true;
    this.put(moved(this.middle.x, at.x, this.x), moved(this.middle.y, at.y, this.y), next);
  }
  showAll(): void {
    this.glides = true;
    this.closer = this.which = false;
    this.put(0, 0, 1);
  }
  /** The nearest place is meant, not what happens to lie under the finger; where two are too close, both come closer. */
  point(event: MouseEvent): void {
    const found = this.places();
    const aimed = aim({ x: event.clientX, y: event.clientY }, found, MOST / this.scale);
    this.which = aimed !== null && 'grow' in aimed;
    if (aimed && 'grow' in aimed) this.approach(aimed);
    const meant = aimed && 'at' in aimed ? found[aimed.at]?.element : null;
    if (!aimed || meant?.contains(event.target as Node)) return;
    event.stopPropagation();
    meant?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  /** All places at once, as close as a window of that size allows. */
  seek(width: number, height: number): void {
    const seen = this.scale === 1 ? focus(this.places(), width, height) : null;
    if (seen) this.approach(seen);
  }
}
