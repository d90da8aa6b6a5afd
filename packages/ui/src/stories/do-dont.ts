import type { ReactNode } from 'react';

/** A right and a wrong use of the same thing, each with what to say about it. */
export interface DoDontPair {
  /** Below the right one; one sentence. */
  readonly do: string;
  /** Used well. */
  readonly good: ReactNode;
  /** Below the wrong one: what is wrong, and what to do instead where that is not plain. */
  readonly dont: string;
  /** Used badly. */
  readonly bad: ReactNode;
}

/** For what a component has to be given, and what a picture never calls. */
export const unused = () => undefined;
