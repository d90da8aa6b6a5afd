import type { Cents } from '@payfac/domain/money';
import type * as z from 'zod/mini';

/** Keys that every list call has; all other keys of its query are filters. */
export type StandardKey = 'page' | 'pageSize' | 'cursor' | 'sort' | 'singleSearch';

/*
 * The kinds of filter values. Days and local date-times are plain strings in the contract, so their names decide:
 * `dueFrom` and `dueTo` are days; `from` and `to` as text are date-times without a zone.
 */
type TextKind<K> = K extends 'from' | 'to'
  ? 'instant'
  : K extends `${string}From` | `${string}To`
    ? 'day'
    : 'text';

type KindOf<K, V> = [V] extends [Cents]
  ? 'money'
  : [V] extends [number]
    ? 'number'
    : [V] extends [boolean]
      ? 'boolean'
      : [V] extends [Date]
        ? 'instant'
        : [V] extends [string]
          ? string extends V
            ? TextKind<K>
            : 'choice'
          : [V] extends [readonly (infer I)[]]
            ? string extends I
              ? 'ids'
              : 'choices'
            : never;

export type FilterKind =
  | 'money'
  | 'number'
  | 'boolean'
  | 'instant'
  | 'day'
  | 'text'
  | 'choice'
  | 'choices'
  | 'ids';

/** The keys of a list's query with values of a kind. */
export type KeyOf<S extends z.ZodMiniObject, Kind extends FilterKind> = {
  [K in Exclude<keyof z.output<S>, StandardKey> & string]: KindOf<
    K,
    NonNullable<z.output<S>[K]>
  > extends Kind
    ? K
    : never;
}[Exclude<keyof z.output<S>, StandardKey> & string];

type ItemOf<V> = V extends readonly (infer I)[] ? I : V;

/** The values that a choice filter can have. */
export type ChoiceOf<S extends z.ZodMiniObject, K extends keyof z.output<S>> = ItemOf<
  NonNullable<z.output<S>[K]>
> &
  string;

type SortOf<Q> = Q extends { readonly sort?: infer T } ? Exclude<T, undefined> : never;

/** `amount` or `-amount`. */
export type Sort<S extends z.ZodMiniObject> = SortOf<z.output<S>> & string;

/** A column that the call sorts by. */
export type SortKey<S extends z.ZodMiniObject> = Exclude<Sort<S>, `-${string}`>;
