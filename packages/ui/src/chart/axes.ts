import * as styles from './axes.css.ts';
import { labelWidth, type PlotBox } from './plot-box.ts';
import type { Shape } from './shapes.ts';

export interface AxisLabel {
  /** Pixels of the drawing. */
  at: number;
  text: string;
}

export interface Axes {
  box: PlotBox;
  xLabels: readonly AxisLabel[];
  yLabels: readonly AxisLabel[];
  /** Where zero is, drawn stronger. */
  zero: number;
}

const BELOW = 18;
const BESIDE = 10;
const AFTER = 8;
/** From the middle of a figure to the line it stands on. */
const HALF_FIGURE = 4.2;

/** The middle of a label, moved as far as it takes to keep it inside the drawing. */
function within(at: number, text: string, end: number): number {
  const half = labelWidth(text) / 2;
  return Math.max(half, Math.min(at, end - half));
}

/**
 * Grid lines as one path. Labels are texts of their own and not spans of one, of which the browser lays
 * out each by looking through all: that took about a millisecond of a first mount.
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
