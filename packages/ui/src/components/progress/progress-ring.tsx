import { limitProgress } from './limit-progress.ts';
import * as styles from './progress.css.ts';

export interface ProgressRingProps {
  /** What is in progress; read out, not shown. */
  label: string;
  /** Percent, clamped to 0–100. */
  value: number;
  /** Diameter in pixels. From 40 on the percentage is shown inside. @default 20 */
  size?: number | undefined;
}

const stroke = 0.14;
const roomForText = 40;

/** Progress where a bar doesn't fit: in a button, a cell, a file's row. */
export function ProgressRing({ label, value, size = 20 }: ProgressRingProps) {
  const limited = limitProgress(value);
  const width = size * stroke;
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: width };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native bar cannot be drawn as a ring
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(limited)}
      className={styles.ring}
    >
      <svg aria-hidden width={size} height={size} className={styles.ringDrawing}>
        <circle {...circle} className={styles.ringTrack} />
        {/* At zero its round ends would draw a dot. */}
        {limited > 0 && (
          <circle
            {...circle}
            className={styles.ringBar}
            strokeDasharray={`${(length * limited) / 100} ${length}`}
          />
        )}
      </svg>
      {size >= roomForText && (
        <span aria-hidden className={styles.ringText}>
          {Math.round(limited)}
        </span>
      )}
    </span>
  );
}
