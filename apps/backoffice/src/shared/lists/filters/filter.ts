import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { RecordPicker } from '../../records/record-picker.ts';
import type { ChoiceOf, KeyOf } from './filter-keys.ts';

interface Named {
  readonly label: string;
  /** Who is offered it. Default: everyone. */
  readonly ability?: Ability;
}

interface TextRule {
  /** What is wrong with a text beyond what the call refuses; undefined when nothing is. */
  readonly rule?: (text: string) => string | undefined;
}

type OneOf<K extends string, Kind, More> = K extends string
  ? Named & { readonly kind: Kind; readonly key: K } & More
  : never;

type ChoiceFilter<S extends z.ZodMiniObject, K extends string, Kind> = K extends keyof z.output<S>
  ? Named & {
      readonly kind: Kind;
      readonly key: K;
      /** What is offered, in this order; of a closed set, all or some of it. */
      readonly labels: Readonly<Partial<Record<ChoiceOf<S, K>, string>>>;
    }
  : never;

type RangeFilter<K extends string, Kind> = Named & { readonly kind: Kind } & (
    | { readonly from: K; readonly to: K }
    | { readonly from?: never; readonly to: K }
  );

/** A filter of a list over a call; its keys and its kind are checked against the call's query. */
export type FilterOf<S extends z.ZodMiniObject> =
  | OneOf<KeyOf<S, 'text' | 'ids'>, 'text', TextRule>
  | OneOf<KeyOf<S, 'number'>, 'number', { readonly unit?: string }>
  | OneOf<KeyOf<S, 'boolean'>, 'boolean', { readonly yes?: string; readonly no?: string }>
  | ChoiceFilter<S, KeyOf<S, 'choice' | 'choices'>, 'choice'>
  | ChoiceFilter<S, KeyOf<S, 'choices' | 'ids'>, 'choices'>
  | OneOf<KeyOf<S, 'ids' | 'text'>, 'record', { readonly picker: RecordPicker }>
  | RangeFilter<KeyOf<S, 'instant'>, 'instant-range'>
  | RangeFilter<KeyOf<S, 'day'>, 'day-range'>
  | RangeFilter<KeyOf<S, 'money'>, 'money-range'>;

type RangeKind = 'instant-range' | 'day-range' | 'money-range';

export interface Range extends Named {
  readonly kind: RangeKind;
  readonly from?: string | undefined;
  readonly to: string;
  /** Its instants travel as date-times of the session's zone, without a zone (alerts alone). */
  readonly isLocal?: boolean;
}

export interface ChoiceList extends Named {
  readonly kind: 'choice' | 'choices';
  readonly key: string;
  readonly labels: Readonly<Partial<Record<string, string>>>;
}

/** A filter with its call's type erased: what the frame works with. */
export type Filter =
  | (Named & TextRule & { readonly kind: 'text'; readonly key: string })
  | (Named & { readonly kind: 'number'; readonly key: string; readonly unit?: string })
  | (Named & {
      readonly kind: 'boolean';
      readonly key: string;
      readonly yes?: string;
      readonly no?: string;
    })
  | ChoiceList
  | (Named & { readonly kind: 'record'; readonly key: string; readonly picker: RecordPicker })
  | Range;

/** What filters are set to, by key, in the form the address and the wire share. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export const isRange = (filter: Filter): filter is Range => 'to' in filter;

/** The keys a filter occupies in the query. */
export const keysOf = (filter: Filter): readonly string[] =>
  isRange(filter) ? [...(filter.from ? [filter.from] : []), filter.to] : [filter.key];

/** Whether one of a filter's keys has a value. */
export const isSet = (filter: Filter, values: FilterValues): boolean =>
  keysOf(filter).some((key) => (values[key]?.length ?? 0) > 0);

/** What clears these filters. */
export const cleared = (filters: readonly Filter[]): FilterValues =>
  Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, []]));

export const first = (values: FilterValues, key: string | undefined): string =>
  (key === undefined ? undefined : values[key]?.[0]) ?? '';
