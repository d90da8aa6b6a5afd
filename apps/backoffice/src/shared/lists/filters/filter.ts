import type { Ability } from '@payfac/domain/access';
import type * as z from 'zod/mini';
import type { RecordPicker } from '../../records/record-picker.ts';
import type { ChoiceOf, KeyOf } from './filter-keys.ts';

interface Named {
  readonly label: string;
  /** The ability to use it. Default: everyone. */
  readonly ability?: Ability;
}

interface TextRule {
  /** A text's problem beyond the call's own checks; undefined when there is none. */
  readonly rule?: (text: string) => string | undefined;
}

type OneOf<K extends string, Kind, More> = K extends string
  ? Named & { readonly kind: Kind; readonly key: K } & More
  : never;

type ChoiceFilter<S extends z.ZodMiniObject, K extends string, Kind> = K extends keyof z.output<S>
  ? Named & {
      readonly kind: Kind;
      readonly key: K;
      /** The choices in this order; all or some of a closed set. */
      readonly labels: Readonly<Partial<Record<ChoiceOf<S, K>, string>>>;
    }
  : never;

type RangeFilter<K extends string, Kind> = Named & { readonly kind: Kind } & (
    | { readonly from: K; readonly to: K }
    | { readonly from?: never; readonly to: K }
  );

/** A filter of a list's call; its keys and kind are checked against the call's query. */
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
  /** Its instants are sent as date-times in the session's zone, without a zone (only for alerts). */
  readonly isLocal?: boolean;
}

export interface ChoiceList extends Named {
  readonly kind: 'choice' | 'choices';
  readonly key: string;
  readonly labels: Readonly<Partial<Record<string, string>>>;
}

/** A filter without its call's type, as the frame uses it. */
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

/** Filter values by key, in the form that the address and the API share. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export const isRange = (filter: Filter): filter is Range => 'to' in filter;

/** The filter's keys in the query. */
export const keysOf = (filter: Filter): readonly string[] =>
  isRange(filter) ? [...(filter.from ? [filter.from] : []), filter.to] : [filter.key];

/** Whether any of the filter's keys has a value. */
export const isSet = (filter: Filter, values: FilterValues): boolean =>
  keysOf(filter).some((key) => (values[key]?.length ?? 0) > 0);

/** The values that clear these filters. */
export const cleared = (filters: readonly Filter[]): FilterValues =>
  Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, []]));

export const first = (values: FilterValues, key: string | undefined): string =>
  (key === undefined ? undefined : values[key]?.[0]) ?? '';
