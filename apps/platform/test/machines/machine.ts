/*
 * The required state machines, written independently as API calls see them. Imports nothing from the sources, so that
 * it can disagree with them.
 */

export interface Command {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** `{…}` stands for the id of a planted record. */
  readonly path: string;
  readonly body?: unknown;
  /** The caller. Default: an administrator. */
  readonly by?: string;
  /** A bulk call always returns 200, with the number of moved records. */
  readonly isBulk?: true;
}

export interface Machine {
  readonly name: string;
  /** Where a record's state is read and set: its table, and which planted record it is. */
  readonly table: string;
  readonly key: string;
  readonly kind: string;
  /** An expression for the state; null, or no row, means the record is gone. */
  readonly state: string;
  /** Assignments that put the record into a state. `Created and sent` is shown as `Created`. */
  readonly states: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, Command>>;
  /** The next state by `state command`. All other commands are illegal: 409, and nothing is written. */
  readonly moves: Readonly<Record<string, string>>;
  /** States in which the caller can't see the record: 404. */
  readonly gone?: readonly string[];
}

/** States that are set by their name in a column. */
export const byColumn = (
  column: string,
  states: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(states.map((state) => [state, `${column} = '${state}'`]));

/** Moves of a command from several states to one. */
export const from = (
  states: readonly string[],
  command: string,
  to: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(states.map((state) => [`${state} ${command}`, to]));

/** The displayed state: the part before `and`, which only these tests distinguish. */
export const shownState = (state: string): string => state.replace(/ and .*/, '');
