import { spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** Read out in place of the picture; leave it out where the text beside it says so already. */
  label?: string;
}

/** Shows that work goes on, at the size of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span aria-hidden className={spinner} />
  ) : (
    <span role="img" aria-label={label} className={spinner} />
  );
}
