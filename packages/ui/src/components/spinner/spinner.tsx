import { visuallyHidden } from '../../styling/hidden.css.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** Read out in place of the picture; leave it out where the text beside it says so already. */
  label?: string | undefined;
}

/** Shows that work goes on, at the size of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span aria-hidden className={spinner} />
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </>
  );
}
