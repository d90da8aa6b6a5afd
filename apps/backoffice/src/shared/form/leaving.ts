/** Whether leaving a form asks first. Read when somebody leaves, also before the next rendering. */
export interface Leaving {
  readonly isFree: () => boolean;
  /** The work is done, or is meant to be left: nothing is asked. */
  readonly allow: () => void;
  /** Something was changed again. */
  readonly ask: () => void;
}

export function newLeaving(): Leaving {
  let isFree = false;
  const set = (value: boolean) => () => {
    isFree = value;
  };
  return { isFree: () => isFree, allow: set(true), ask: set(false) };
}
