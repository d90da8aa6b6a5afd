import type { ReactNode } from 'react';

/** A right and a wrong use of the same component, each with a caption. */
export interface DoDontPair {
  /** Caption of the right one; one sentence. */
  readonly do: string;
  /** The right use. */
  readonly good: ReactNode;
  /** Caption of the wrong one: what is wrong, and what to do instead unless that is obvious. */
  readonly dont: string;
  /** The wrong use. */
  readonly bad: ReactNode;
}

/** A required callback that an example never calls. */
export const unused = () => undefined;
