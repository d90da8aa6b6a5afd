import { strut } from './strut.css.ts';

/** Keeps a height in a grid of one cell before any script runs: an attribute, and no style. */
export const Strut = ({ height }: { readonly height: number }) => (
  <svg aria-hidden width="0" height={height} className={strut} />
);
