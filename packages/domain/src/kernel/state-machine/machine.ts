/** One allowed move. `by` is the ability a user needs, or `system` for moves made only by the system. */
export interface Move<State extends string, Action extends string, By extends string = string> {
  readonly from: State;
  readonly action: Action;
  readonly to: State;
  readonly by: By | 'system';
}

/** The moves out of a state, in the order of the table. */
export function transitionsFrom<M extends Move<string, string>>(
  moves: readonly M[],
  state: M['from'],
): M[] {
  return moves.filter((move) => move.from === state);
}

/** The state an action leads to; undefined when the table has no such move. */
export function nextState<M extends Move<string, string>>(
  moves: readonly M[],
  state: M['from'],
  action: M['action'],
): M['to'] | undefined {
  return moves.find((move) => move.from === state && move.action === action)?.to;
}

/** The two queries of a table of moves, typed by its states and actions. */
export const machineOf = <S extends string, A extends string, B extends string>(
  moves: readonly Move<S, A, B>[],
) => ({
  /** The moves out of a state. */
  transitionsFrom: (state: S): Move<S, A, B>[] => transitionsFrom(moves, state),
  /** The state an action leads to; undefined when it isn't allowed, which the platform answers with 409. */
  apply: (state: S, action: A): S | undefined => nextState(moves, state, action),
});
