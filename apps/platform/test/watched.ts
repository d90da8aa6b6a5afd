import { afterAll, beforeAll } from 'vitest';
import { countInto } from '../src/kernel/watch/metrics.ts';
import { type OpenMetrics, openMetrics } from '../src/kernel/watch/open-telemetry.ts';

/** One series of a scrape. */
export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads the text format of Prometheus, as it stands in its documents. */
export function seriesOf(text: string): readonly Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined || line.startsWith('#')) return [];
    const pairs = [...labels.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)];
    return [
      {
        name,
        labels: Object.fromEntries(pairs.map(([, label = '', written = '']) => [label, written])),
        value: Number(value),
      },
    ];
  });
}

export interface Watched {
  text(): Promise<string>;
  series(): Promise<readonly Series[]>;
  /** Of the series with all of these labels; 0 where there is none. */
  valueOf(name: string, labels?: Readonly<Record<string, string>>): Promise<number>;
}

/** Counts while the tests of a file run. Declare it before what opens a database that is to be measured. */
export function useMetrics(): Watched {
  let open: OpenMetrics | undefined;
  beforeAll(() => {
    open = openMetrics();
    countInto(open.sink);
  });
  afterAll(async () => {
    countInto(undefined);
    await open?.close();
  });
  const text = async () => (await open?.text()) ?? '';
  const series = async () => seriesOf(await text());
  return {
    text,
    series,
    valueOf: async (name, labels = {}) =>
      (await series())
        .filter(
          (one) =>
            one.name === name &&
            Object.entries(labels).every(([label, value]) => one.labels[label] === value),
        )
        .reduce((sum, { value }) => sum + value, 0),
  };
}
