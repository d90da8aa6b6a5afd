/** From the opened record to its neighbors in the list. */
export interface Walk {
  /** What is open and where it stands: `INV-000003` and `3 of 214`. */
  readonly name: string;
  readonly position: string;
  /** Undefined at the list's ends. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** A neighbor is on another page, which is on its way. */
  readonly isMoving: boolean;
}
