import { strut } from './strut.css.ts';

/** Holds a height in a one-cell grid before any script runs: with an attribute instead of a style. */
export const Strut = ({ height }: { readonly height: number }) => (
  <svg aria-hidden width="0" height={height} className={strut} />
);
