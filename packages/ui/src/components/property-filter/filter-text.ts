import { dateText, parseIsoDate } from '../date-input/calendar-date.ts';
import {
  type FilterOperator,
  type FilterProperty,
  type FilterToken,
  operatorsOf,
} from './filter-property.ts';

/** How far a filter is written. `typed` is the text of the next part. */
export type FilterStage =
  | { readonly part: 'property'; readonly typed: string }
  | { readonly part: 'operator'; readonly property: FilterProperty; readonly typed: string }
  | {
      readonly part: 'value';
      readonly property: FilterProperty;
      readonly operator: FilterOperator;
      readonly typed: string;
    };

const boundary = /^(?:\s|[:~=!<>]|$)/;

/** The property at the start of a text: the longest matching label, as whole words. */
function propertyIn(text: string, properties: readonly FilterProperty[]) {
  const lower = text.toLowerCase();
  return properties
    .filter(({ label }) => {
      const begin = label.toLowerCase();
      return lower.startsWith(begin) && boundary.test(text.slice(begin.length));
    })
    .toSorted((one, other) => other.label.length - one.label.length)[0];
}

/** Parses 'Amount >= 100' as far as it goes. */
export function stageOf(text: string, properties: readonly FilterProperty[]): FilterStage {
  const trimmed = text.trimStart();
  const property = propertyIn(trimmed, properties);
  if (property === undefined) return { part: 'property', typed: text.trim() };
  const rest = trimmed.slice(property.label.length).trimStart();
  const operator = operatorsOf(property)
    .toSorted((one, other) => other.length - one.length)
    .find((each) => rest.startsWith(each));
  if (operator === undefined) return { part: 'operator', property, typed: rest.trim() };
  return { part: 'value', property, operator, typed: rest.slice(operator.length).trim() };
}

/** A filter as text, which parses to the same filter. */
export function tokenText(token: FilterToken, properties: readonly FilterProperty[]): string {
  const property = properties.find(({ id }) => id === token.propertyId);
  if (property === undefined) return token.value;
  return `${property.label} ${token.operator} ${valueText(token, property)}`;
}

function valueText({ value }: FilterToken, { kind, options = [] }: FilterProperty): string {
  if (kind === 'options') return options.find((each) => each.value === value)?.label ?? value;
  if (kind === 'date') return written(value);
  if (kind === 'date-range') return value.split('/').map(written).join(' to ');
  return value;
}

const written = (date: string) => (parseIsoDate(date) === null ? date : dateText(date));
