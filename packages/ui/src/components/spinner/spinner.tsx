import { visuallyHidden } from '../../styling/hidden.css.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** Accessible name; omit it when the text beside it says the same. */
  label?: string | undefined;
}

/** Shows that work is in progress, at the surrounding text size. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span aria-hidden className={spinner} />
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </>
  );
}
