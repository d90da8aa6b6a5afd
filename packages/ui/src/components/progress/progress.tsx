import { type ReactNode, useId } from 'react';
import { limitProgress } from './limit-progress.ts';
import { bars, progress, texts } from './progress.css.ts';

export interface ProgressProps {
  /** What is in progress. */
  label: string;
  /** Percent, clamped to 0–100. */
  value: number;
  /** Text beside the label. @default the rounded percentage */
  valueText?: ReactNode;
}

/** Progress of work with a known length. */
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
