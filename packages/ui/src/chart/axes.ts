import * as styles from './axes.css.ts';
import { labelWidth, type PlotBox } from './plot-box.ts';
import type { Shape } from './shapes.ts';

export interface AxisLabel {
  /** Position in pixels. */
  at: number;
  text: string;
}

export interface Axes {
  box: PlotBox;
  xLabels: readonly AxisLabel[];
  yLabels: readonly AxisLabel[];
  /** Position of the zero line, drawn stronger. */
  zero: number;
}

const BELOW = 18;
const BESIDE = 10;
const AFTER = 8;
/** Distance from a digit's middle to its baseline. */
const HALF_FIGURE = 4.2;

/** Center of a label, shifted to keep it inside the drawing. */
function within(at: number, text: string, end: number): number {
  const half = labelWidth(text) / 2;
  return Math.max(half, Math.min(at, end - half));
}

/**
 * Grid lines as one path. Labels are separate text elements, not spans of one: a browser lays out each span by scanning
 * all of them, which took about a millisecond of a first mount.
 */
export function axes({ box, xLabels, yLabels, zero }: Axes): Shape {
  const { left, top, width, height } = box;
  const end = left + width;
  const bottom = top + height;
  const lines = (ys: readonly number[]) => ys.map((y) => `M${left} ${y}H${end}`).join('');

  const beside = yLabels.map(
    ({ at, text }): Shape => ({
      tag: 'text',
      attributes: { x: left - BESIDE, y: at + HALF_FIGURE, 'text-anchor': 'end' },
      content: text,
    }),
  );
  const below = xLabels.map(
    ({ at, text }): Shape => ({
      tag: 'text',
      attributes: { x: within(at, text, end + AFTER), y: bottom + BELOW, 'text-anchor': 'middle' },
      content: text,
    }),
  );
  return {
    tag: 'g',
    attributes: { class: styles.axes },
    content: [
      { tag: 'path', attributes: { class: styles.grid, d: lines(yLabels.map(({ at }) => at)) } },
      {
        tag: 'path',
        attributes: { class: styles.zero, d: zero >= top && zero <= bottom ? lines([zero]) : '' },
      },
      ...beside,
      ...below,
    ],
  };
}
