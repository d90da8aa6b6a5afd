/*
 * The required state machines, written down again as the calls that people make see them. Imports nothing
 * from the sources, so that it can disagree.
 */

export interface Command {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** `{…}` stands for the id of a planted object. */
  readonly path: string;
  readonly body?: unknown;
  /** Who asks; an administrator when absent. */
  readonly by?: string;
  /** A bulk call returns 200 whatever comes of it, and counts what it moved. */
  readonly isBulk?: true;
}

export interface Machine {
  readonly name: string;
  /** Where a thing's state can be read and put: SQL over its table, and which of the planted things. */
  readonly table: string;
  readonly key: string;
  readonly kind: string;
  /** An expression that returns the state; null, or no row, means the thing is gone. */
  readonly state: string;
  /** Assignments that put the thing into a state. `Created and sent` is shown as `Created`. */
  readonly states: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, Command>>;
  /** `state command` to the state after it. All others are illegal: 409, and nothing is written. */
  readonly moves: Readonly<Record<string, string>>;
  /** States in which the thing is not there for the caller: 404. */
  readonly gone?: readonly string[];
}

/** States that are put by naming them in a column. */
export const byColumn = (
  column: string,
  states: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(states.map((state) => [state, `${column} = '${state}'`]));

/** Moves of a command out of several states into one. */
export const from = (
  states: readonly string[],
  command: string,
  to: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(states.map((state) => [`${state} ${command}`, to]));

/** The state that people are shown: what is told apart here beyond it stands behind `and`. */
export const shownState = (state: string): string => state.replace(/ and .*/, '');
