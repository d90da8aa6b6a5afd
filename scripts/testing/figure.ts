import { appendFileSync } from 'node:fs';

/** The figures of docs/reliability.md, in the order of its table. */
export const figureNames = [
  'kills',
  'replays',
  'sales-in-trouble',
  'refunds',
  'state-machines',
  'snapshots',
  'access',
  'fuzz',
  'mass-assignment',
  'canaries',
  'load',
  'event-loop',
  'soak',
  'webhooks',
  'scheduler',
  'deploy',
  'sign-out',
  'last-filter',
  'scripts-in-texts',
  'stopped-processes',
  'data-folder',
] as const;

export type FigureName = (typeof figureNames)[number];

/** What a test or a script came to. */
export interface Figure {
  readonly tried: number;
  readonly wrong: number;
  /** Repeats what was left to chance. */
  readonly seed?: string;
  /** What was measured besides, such as `p99 11 ms`. */
  readonly measured?: string;
}

/** Tells a figure to `npm run prove -- reliability`; tells nobody in any other run. */
export function figure(name: FigureName, told: Figure): void {
  const file = process.env['FIGURES_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ name, ...told })}\n`);
}
