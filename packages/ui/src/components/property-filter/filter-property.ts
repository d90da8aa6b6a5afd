import type { ComboBoxOption } from '../combo-box/index.ts';

/** Kinds of property: the product's filter types, and a list of options. */
export type PropertyKind = 'text' | 'number' | 'date' | 'date-range' | 'options';

/** ':' contains, '~' matches a pattern; the others as in arithmetic. */
export type FilterOperator = ':' | '~' | '=' | '!=' | '>=' | '<=' | '>' | '<';

/** A property that a list can be filtered by. */
export interface FilterProperty {
  /** Unique id; stable between renders. */
  readonly id: string;
  /** Starts a filter's text; unique, without operators in it. */
  readonly label: string;
  /** Kind of its values. */
  readonly kind: PropertyKind;
  /** Options, for the kind 'options'. */
  readonly options?: readonly ComboBoxOption[] | undefined;
  /** Operators offered. @default all of the kind */
  readonly operators?: readonly FilterOperator[] | undefined;
}

/**
 * One condition. `value` is a decimal, a `YYYY-MM-DD` date, two dates separated by a slash, an option's value,
 * `/pattern/flags` after '~', or a text.
 */
export interface FilterToken {
  /** `null` for a text that matches any property. */
  readonly propertyId: string | null;
  /** Comparison operator. */
  readonly operator: FilterOperator;
  /** Value compared with, as written. */
  readonly value: string;
}

const OPERATORS: Readonly<Record<PropertyKind, readonly FilterOperator[]>> = {
  text: [':', '=', '~'],
  number: ['=', '>=', '<=', '>', '<'],
  date: ['=', '>=', '<='],
  'date-range': ['='],
  options: ['=', '!='],
};

export const operatorsOf = ({ kind, operators }: FilterProperty): readonly FilterOperator[] =>
  operators ?? OPERATORS[kind];

export const isSameToken = (one: FilterToken, other: FilterToken): boolean =>
  one.propertyId === other.propertyId &&
  one.operator === other.operator &&
  one.value === other.value;
