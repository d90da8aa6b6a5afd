import type { FigureTable, Goal } from '../measure/figures.ts';
import type { RowOutcome } from './tables.ts';
import type { KeystrokeTiming } from './timing.ts';

const kinds = ['phone', 'currency', 'date'] as const;
type Kind = (typeof kinds)[number];

/** Prints each contender's failures by row: too long for a table. */
export function printFailures(outcomes: readonly RowOutcome[]): void {
  console.log('\nWhat failed');
  for (const { kind, name, failures } of outcomes) {
    for (const [contender, [first]] of failures) {
      if (first !== undefined) console.log(`  ${kind}, ${name}: ${contender} ${first}`);
    }
  }
}

const playedBy = (outcomes: readonly RowOutcome[], contender: string) =>
  outcomes.flatMap(({ kind, failures }) => {
    const own = failures.get(contender);
    return own ? [{ kind, isPassed: own.length === 0 }] : [];
  });

export const failedOf = (outcomes: readonly RowOutcome[], contender: string): number =>
  playedBy(outcomes, contender).filter(({ isPassed }) => !isPassed).length;

/** Rows passed by each contender, out of those it has an input for. */
export function passedTable(
  outcomes: readonly RowOutcome[],
  contenders: readonly string[],
): FigureTable {
  const count = (rows: readonly { readonly isPassed: boolean }[]) =>
    rows.length === 0 ? '–' : `${rows.filter(({ isPassed }) => isPassed).length} of ${rows.length}`;
  return {
    title: 'Rows of the keystroke table that are passed',
    head: ['', ...kinds, 'all'],
    rows: contenders.map((contender) => {
      const played = playedBy(outcomes, contender);
      return [
        contender,
        ...kinds.map((kind) => count(played.filter((row) => row.kind === kind))),
        count(played),
      ];
    }),
  };
}

export function keystrokeTable(title: string, timings: readonly KeystrokeTiming[]): FigureTable {
  const cell = (contender: string, kind: Kind) => {
    const own = timings.find((each) => each.contender === contender && each.kind === kind);
    if (!own) return '–';
    const multiples = ['bare input', 'controlled React input'].map(
      (limit) => `${(own.script / scriptOf(timings, limit, kind)).toFixed(2)}×`,
    );
    return `${own.script.toFixed(3)} (${own.task.toFixed(3)}) ${multiples.join(' ')}`;
  };
  return {
    title,
    head: ['', ...kinds],
    rows: [...new Set(timings.map(({ contender }) => contender))].map((contender) => [
      contender,
      ...kinds.map((kind) => cell(contender, kind)),
    ]),
  };
}

/** Uncontrolled compared with a bare input, controlled with a controlled one. */
export function goalsOf(timings: readonly KeystrokeTiming[]): readonly Goal[] {
  const against = (own: string, limit: string, most: number) =>
    kinds.map((kind) => ({
      name: `${own}, ${kind}, multiple of a ${limit}`,
      value: scriptOf(timings, own, kind) / scriptOf(timings, limit, kind),
      most,
      digits: 2,
    }));
  return [
    ...against('ours, uncontrolled', 'bare input', 2.2),
    ...against('ours, controlled', 'controlled React input', 1.3),
  ];
}

const scriptOf = (timings: readonly KeystrokeTiming[], contender: string, kind: Kind): number =>
  timings.find((each) => each.contender === contender && each.kind === kind)?.script ?? Number.NaN;
