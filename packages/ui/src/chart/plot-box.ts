/** Plot area, in pixels of the drawing. */
export interface PlotBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Margins around the plot, in pixels: the same at every width. */
export interface PlotInsets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const PLOT_TOP = 8;
const BELOW = 26;
const END = 8;
const LABEL_GAP = 10;

/** Axis labels are 12 px with digits of equal width, so that counting characters is enough. */
const LETTER = 7;

export const labelWidth = (text: string): number => text.length * LETTER;

/** Number of characters that fit in a width. */
export const lettersIn = (width: number): number => Math.floor(width / LETTER);

/** A text of at most `most` characters, with an ellipsis when cut. */
export function cutText(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.trimEnd()}…`;
}

export const plotHeight = (height: number): number => Math.max(0, height - PLOT_TOP - BELOW);

/** Leaves room for the longest label of the vertical axis and a line of labels below. */
export function plotInsets(yLabels: readonly { text: string }[]): PlotInsets {
  const left = Math.ceil(Math.max(0, ...yLabels.map(({ text }) => labelWidth(text)))) + LABEL_GAP;
  return { left, top: PLOT_TOP, right: END, bottom: BELOW };
}

/** The plot of a drawing of this size. */
export function plotBox(width: number, height: number, { left, top, right }: PlotInsets): PlotBox {
  return { left, top, width: Math.max(0, width - left - right), height: plotHeight(height) };
}
