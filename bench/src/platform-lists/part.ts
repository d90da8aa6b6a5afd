import type { FigureTable, Goal } from '../measure/figures.ts';

/** What one of the things measured adds to the figures. */
export interface Part {
  readonly table: FigureTable;
  readonly goals: readonly Goal[];
  readonly notes?: readonly string[];
}
