/** One allowed move. `by` is the ability a person needs, or `system` for moves no one makes by hand. */
export interface Move<State extends string, Action extends string, By extends string = string> {
  readonly from: State;
  readonly action: Action;
  readonly to: State;
  readonly by: By | 'system';
}

/** The moves that leave a state, in the order of the table. */
export function transitionsFrom<M extends Move<string, string>>(
  moves: readonly M[],
  state: M['from'],
): M[] {
  return moves.filter((move) => move.from === state);
}

/** The state an action leads to, or undefined when the table has no such move. */
export function nextState<M extends Move<string, string>>(
  moves: readonly M[],
  state: M['from'],
  action: M['action'],
): M['to'] | undefined {
  return moves.find((move) => move.from === state && move.action === action)?.to;
}

/** A table of moves as its two questions, with the types of its states and actions. */
export const machineOf = <S extends string, A extends string, B extends string>(
  moves: readonly Move<S, A, B>[],
) => ({
  /** The moves that leave a state. */
  transitionsFrom: (state: S): Move<S, A, B>[] => transitionsFrom(moves, state),
  /** Where an action leads; undefined when it is not allowed, which the platform refuses with 409. */
  apply: (state: S, action: A): S | undefined => nextState(moves, state, action),
});
