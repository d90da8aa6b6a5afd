/** Where the marks go, in pixels of the drawing. */
export interface PlotBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const PLOT_TOP = 8;
const BELOW = 26;
const END = 8;
const LABEL_GAP = 10;

/** Axis labels have a size of 11 px and figures of equal width, so that counting letters is enough. */
const LETTER = 6.4;

export const labelWidth = (text: string): number => text.length * LETTER;

export const plotHeight = (height: number): number => Math.max(0, height - PLOT_TOP - BELOW);

/** Leaves room for the longest label of the vertical axis and for a line of labels below. */
export function plotBox(width: number, height: number, yLabels: readonly string[]): PlotBox {
  const left = Math.ceil(Math.max(0, ...yLabels.map(labelWidth))) + LABEL_GAP;
  return {
    left,
    top: PLOT_TOP,
    width: Math.max(0, width - left - END),
    height: plotHeight(height),
  };
}
