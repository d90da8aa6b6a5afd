/** Color vision types a palette must work for: full, or with one kind of cone missing. */
export type ColorVision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/** Matrices on linear sRGB, at full severity: Machado, Oliveira and Fernandes, IEEE TVCG 15 (2009). */
const SIMULATIONS: Record<Exclude<ColorVision, 'full'>, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function channelsOf(hex: string): Row {
  const at = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

const times = (matrix: Matrix, [a, b, c]: Row): Row => {
  const [x, y, z] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x ?? 0, y ?? 0, z ?? 0];
};

const clipped = (row: Row): Row => {
  const [a, b, c] = row.map((channel) => Math.min(1, Math.max(0, channel)));
  return [a ?? 0, b ?? 0, c ?? 0];
};

const TO_LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function oklab(row: Row): Row {
  const [l, m, s] = times(TO_LMS, row);
  return times(TO_OKLAB, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

/**
 * Perceived distance of two `#RRGGBB` colors for a vision type: their OKLab distance times 100. Below 2 they look the
 * same.
 */
export function distanceSeen(a: string, b: string, vision: ColorVision): number {
  const see = (hex: string) =>
    oklab(
      vision === 'full' ? channelsOf(hex) : clipped(times(SIMULATIONS[vision], channelsOf(hex))),
    );
  const [first, second] = [see(a), see(b)];
  return 100 * Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

const VISIONS: readonly ColorVision[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];

/** The smallest distance between any two colors, for any vision type. */
export const leastApart = (colors: readonly string[]): number =>
  Math.min(
    ...colors.flatMap((a, at) =>
      colors.slice(at + 1).flatMap((b) => VISIONS.map((vision) => distanceSeen(a, b, vision))),
    ),
  );

/** Whether a chart's six series can be told apart: the first four by 11, all by 7. */
export const areSeriesApart = (series: readonly string[]): boolean =>
  leastApart(series.slice(0, 4)) > 11 && leastApart(series) > 7;
