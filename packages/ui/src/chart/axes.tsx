import * as styles from './axes.css.ts';
import { labelWidth, type PlotBox } from './plot-box.ts';

export interface AxisLabel {
  /** Pixels of the drawing. */
  at: number;
  text: string;
}

export interface AxesProps {
  box: PlotBox;
  xLabels: readonly AxisLabel[];
  yLabels: readonly AxisLabel[];
  /** Where zero is, drawn stronger. */
  zero: number;
}

const BELOW = 17;
const BESIDE = 10;
const AFTER = 8;

/** The middle of a label, moved as far as it takes to keep it inside the drawing. */
function within(at: number, text: string, end: number): number {
  const half = labelWidth(text) / 2;
  return Math.max(half, Math.min(at, end - half));
}

/** Grid lines and labels. */
export function Axes({ box, xLabels, yLabels, zero }: AxesProps) {
  const { left, top, width, height } = box;
  const end = left + width;
  const bottom = top + height;
  return (
    <g className={styles.axes}>
      {yLabels.map(({ at, text }) => (
        <g key={text}>
          <path d={`M${left} ${at}H${end}`} className={styles.grid} />
          <text x={left - BESIDE} y={at} dy="0.35em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {zero >= top && zero <= bottom && (
        <path d={`M${left} ${zero}H${end}`} className={styles.zero} />
      )}
      {xLabels.map(({ at, text }) => (
        <text key={at} x={within(at, text, end + AFTER)} y={bottom + BELOW} textAnchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}
