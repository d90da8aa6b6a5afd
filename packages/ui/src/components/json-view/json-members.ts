/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

export interface JsonMember {
  /** Key in its parent; undefined for an array item. */
  readonly name?: string | undefined;
  readonly value: JsonValue;
}

type Kind = 'list' | 'object' | 'string' | 'number' | 'word';

export function kindOf(value: JsonValue): Kind {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'word';
}

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

/** The members of a value. Members with undefined values are left out, as JSON does. */
export function membersOf(value: JsonValue): readonly JsonMember[] {
  if (isList(value)) return value.map((item) => ({ value: item }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [{ name, value: member }],
  );
}

/** Whether anything is collapsed when a number of levels is open. */
export const hidesSome = (value: JsonValue, levels: number): boolean =>
  levels <= 0
    ? membersOf(value).length > 0
    : membersOf(value).some((member) => hidesSome(member.value, levels - 1));

/** The brackets around a value's members. */
export const bracketsOf = (value: JsonValue): readonly [open: string, close: string] =>
  isList(value) ? ['[', ']'] : ['{', '}'];
