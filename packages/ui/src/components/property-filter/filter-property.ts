import type { ComboBoxOption } from '../combo-box/index.ts';

/** How a property is asked for: the product's filter types, and a list of choices. */
export type PropertyKind = 'text' | 'number' | 'date' | 'date-range' | 'options';

/** ':' contains, '~' matches a pattern; the others as in arithmetic. */
export type FilterOperator = ':' | '~' | '=' | '!=' | '>=' | '<=' | '>' | '<';

/** A property that a list can be limited by. */
export interface FilterProperty {
  /** Tells it from the others; stable between renderings. */
  readonly id: string;
  /** Begins the text of a filter; unique, without operators in it. */
  readonly label: string;
  /** What its values are. */
  readonly kind: PropertyKind;
  /** Choices of the kind 'options'. */
  readonly options?: readonly ComboBoxOption[] | undefined;
  /** The comparisons offered. @default all of the kind */
  readonly operators?: readonly FilterOperator[] | undefined;
}

/**
 * One condition. `value` is a decimal, a `YYYY-MM-DD` date, two of them with a slash between, the
 * value of an option, `/pattern/flags` behind '~', or a text.
 */
export interface FilterToken {
  /** `null` for a text that is looked for everywhere. */
  readonly propertyId: string | null;
  /** How the property is compared. */
  readonly operator: FilterOperator;
  /** What it is compared with, as written. */
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
