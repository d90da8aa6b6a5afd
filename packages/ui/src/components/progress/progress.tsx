import { type ReactNode, useId } from 'react';
import { bars, progress, texts } from './progress.css.ts';

/** Progress in percent, limited to 0–100; what is no number counts as nothing done. */
export const limitProgress = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));

export interface ProgressProps {
  label: string;
  /** Percent; limited to 0–100. */
  value: number;
  /** Beside the label. @default the rounded percentage */
  valueText?: ReactNode;
}

/** How far work of known length has come. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const id = useId();
  const limited = limitProgress(value);
  return (
    <div className={progress}>
      <div className={texts}>
        <label htmlFor={id}>{label}</label>
        <span>{valueText ?? `${Math.round(limited)}%`}</span>
      </div>
      <progress id={id} max={100} value={limited} className={bars} />
    </div>
  );
}
