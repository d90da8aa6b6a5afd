import type { FigureTable, Goal } from '../measure/figures.ts';

/** One measurement's contribution to the results. */
export interface Part {
  readonly table: FigureTable;
  readonly goals: readonly Goal[];
  readonly notes?: readonly string[];
}
