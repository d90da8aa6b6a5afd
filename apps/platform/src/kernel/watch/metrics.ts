import {
  type CounterName,
  catalog,
  type GaugeName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
  routes,
} from './catalog.ts';

/* The platform's counters. Unless something listens, nothing is stored and no library loaded. */

export type Labels = Readonly<Record<string, string>>;

/** A gauge's current value. */
export interface Reading {
  readonly name: GaugeName;
  readonly labels: Labels;
  readonly value: number;
}

export interface MetricsSink {
  add(name: CounterName, labels: Labels, by: number): void;
  record(name: HistogramName, labels: Labels, value: number): void;
}

type Source = () => readonly Reading[] | Promise<readonly Reading[]>;

let sink: MetricsSink | undefined;
const sources = new Set<Source>();
const knownRoutes = new Set<string>();

/** The value of a label whose value isn't in the catalog. */
export const otherValue = 'other';

/** @param heard undefined to stop counting. */
export function countInto(heard: MetricsSink | undefined): void {
  sink = heard;
}

export const isCounting = (): boolean => sink !== undefined;

/** Route patterns that requests can be counted by. */
export function nameRoutes(patterns: Iterable<string>): void {
  for (const pattern of patterns) knownRoutes.add(pattern);
}

function isListed(list: readonly string[] | typeof routes | undefined, value: string): boolean {
  return list === routes ? knownRoutes.has(value) : list?.includes(value) === true;
}

function listed(name: MetricName, labels: Labels): Labels {
  const lists: Readonly<Record<string, readonly string[] | typeof routes>> = catalog[name].labels;
  return Object.fromEntries(
    Object.entries(labels).map(([label, value]) => [
      label,
      isListed(lists[label], value) ? value : otherValue,
    ]),
  );
}

export function count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  sink?.add(name, listed(name, labels), by);
}

/** @param value in the unit of the metric's name. */
export function observe<Name extends HistogramName>(
  name: Name,
  labels: LabelsOf<Name>,
  value: number,
): void {
  sink?.record(name, listed(name, labels), value);
}

export const reading = <Name extends GaugeName>(
  name: Name,
  labels: LabelsOf<Name>,
  value: number,
): Reading => ({ name, labels: listed(name, labels), value });

/** Reads a source on each scrape. @returns a function that stops it. */
export function readFrom(source: Source): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** The readings of all sources; a failing one is skipped. */
export async function readings(): Promise<readonly Reading[]> {
  const said = await Promise.allSettled([...sources].map(async (source) => source()));
  return said.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
