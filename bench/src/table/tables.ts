import type { FigureTable } from '../measure/figures.ts';
import { percentile } from '../measure/percentiles.ts';
import { type Alone, type Measured, measured, type Samples } from './alone.ts';
import type { ScrolledTable, Scrolling } from './scrolling.ts';
import { type Action, actions, type TableTiming } from './timing.ts';

/** Reference of a measurement on separate pages: plain markup, or with many rows the limit. */
const referenceOf = (measure: Measured): Alone =>
  measure.endsWith('10,000') ? 'raw DOM, windowed' : 'TanStack, plain markup';

/** From each round's two values, so that machine drift is in both. */
export function multipleOf(
  samples: ReadonlyMap<Alone, Samples>,
  name: Alone,
  measure: Measured,
): number {
  const base = samples.get(referenceOf(measure))?.[measure] ?? [];
  const own = samples.get(name)?.[measure] ?? [];
  return percentile(
    own.map((value, round) => value / (base[round] ?? Number.NaN)),
    0.5,
  );
}

/** Each table on its own page: median, 10th to 90th percentile, and multiple. */
export function aloneTable(samples: ReadonlyMap<Alone, Samples>): FigureTable {
  const cell = (name: Alone, measure: Measured) => {
    const own = samples.get(name)?.[measure] ?? [];
    if (own.some(Number.isNaN)) return '';
    const [median, low, high] = [0.5, 0.1, 0.9].map((share) => percentile(own, share).toFixed(1));
    return `${median} (${low}–${high}) ${multipleOf(samples, name, measure).toFixed(2)}×`;
  };
  return {
    title: 'One table a page, the package as published',
    head: ['', ...measured],
    rows: [...samples.keys()].map((name) => [name, ...measured.map((each) => cell(name, each))]),
  };
}

/** Medians, their spread from the 10th to the 90th percentile, and multiples of a reference. */
export function timingTable(
  title: string,
  timings: readonly TableTiming[],
  reference: string,
): FigureTable {
  const base = timings.find(({ contender }) => contender === reference);
  const cell = ({ costs, spread }: TableTiming, action: Action) => {
    const { low, high } = spread[action];
    const multiple = costs[action] / (base?.costs[action] ?? Number.NaN);
    return `${costs[action].toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)}) ${multiple.toFixed(2)}×`;
  };
  return {
    title,
    head: [`multiples of ${reference}`, ...actions],
    rows: timings.map((timing) => [
      timing.contender,
      ...actions.map((action) => cell(timing, action)),
    ]),
  };
}

/** Long and blank frames of every run, ascending. */
export function scrollingTable(
  where: string,
  scrolled: readonly { readonly scrolling: Scrolling; readonly tables: readonly ScrolledTable[] }[],
): FigureTable {
  const list = ({ outcomes }: ScrolledTable, kind: 'long' | 'blank') =>
    outcomes
      .map((outcome) => outcome[kind])
      .toSorted((a, b) => a - b)
      .join(' ');
  const [first] = scrolled;
  const frames = first?.tables[0]?.outcomes[0]?.frames ?? 0;
  return {
    title: `Scrolling through 10,000 rows, ${where}: frames of ${frames} that were long; blank`,
    head: [
      '',
      ...scrolled.map(
        ({ scrolling }) => `${scrolling.title}, ${scrolling.pixelsAFrame} px a frame`,
      ),
    ],
    rows: (first?.tables ?? []).map(({ contender }, row) => [
      contender,
      ...scrolled.map(({ tables }) => {
        const table = tables[row];
        return table ? `${list(table, 'long')}; ${list(table, 'blank')}` : '';
      }),
    ]),
  };
}
