import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishMessages } from '../../messages/english.ts';
import type { FilterProperty, FilterToken } from './filter-property.ts';
import { stageOf, tokenText } from './filter-text.ts';
import { type FilterRules, looksLikePattern, readFilter } from './read-filter.ts';
import { suggest } from './suggest.ts';

const properties: readonly FilterProperty[] = [
  { id: 'customer', label: 'Customer', kind: 'text' },
  { id: 'amount', label: 'Amount', kind: 'number' },
  { id: 'captured', label: 'Amount captured', kind: 'number' },
  { id: 'due', label: 'Due', kind: 'date' },
  { id: 'created', label: 'Created', kind: 'date-range' },
  {
    id: 'status',
    label: 'Status',
    kind: 'options',
    options: [
      { value: 'on-hold', label: 'On hold' },
      { value: 'paid', label: 'Paid' },
    ],
  },
];

const rules: FilterRules = { properties, allowsFreeText: false, isPattern: looksLikePattern };
const read = (text: string, more: Partial<FilterRules> = {}) =>
  readFilter(text, { ...rules, ...more });

const token = (propertyId: string | null, operator: FilterToken['operator'], value: string) => ({
  token: { propertyId, operator, value },
  isPlainText: false,
});

describe('a text', () => {
  it.each([
    ['Amount >= 100', token('amount', '>=', '100')],
    ['amount>=100', token('amount', '>=', '100')],
    ['Amount < $1,234.50', token('amount', '<', '1234.50')],
    ['Amount captured = 5', token('captured', '=', '5')],
    ['Customer: ada', token('customer', ':', 'ada')],
    ['Customer = Ada Lovelace', token('customer', '=', 'Ada Lovelace')],
    ['Customer : /^ada/i', token('customer', '~', '/^ada/i')],
    ['Customer ~ /^ada/i', token('customer', '~', '/^ada/i')],
    ['Due <= 11-20-2026', token('due', '<=', '2026-11-20')],
    ['Due = 2026-11-20', token('due', '=', '2026-11-20')],
    ['Created = 11-15-2026 to 11-01-2026', token('created', '=', '2026-11-01/2026-11-15')],
    ['Created = 11/1/2026..11/15/2026', token('created', '=', '2026-11-01/2026-11-15')],
    ['Status != on HOLD', token('status', '!=', 'on-hold')],
  ])('%s is a filter', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['', 'property'],
    ['ada', 'property'],
    ['Amounts = 3', 'property'],
    ['Amount', 'operator'],
    ['Amount : 3', 'operator'],
    ['Amount >=', 'value'],
    ['Amount >= much', 'number'],
    ['Amount >= 1.234,5', 'number'],
    ['Due = 02-30-2026', 'date'],
    ['Created = 11-01-2026', 'range'],
    ['Created = 11-01-2026 to soon', 'range'],
    ['Status = lost', 'option'],
  ])('%j is none: %s', (text, problem) => {
    expect(read(text)).toEqual({ problem });
  });

  it('in slashes that cannot be run is looked for as it is written', () => {
    for (const text of ['/(/', '/a/gg', '/a']) {
      expect(read(`Customer ~ ${text}`)).toEqual({
        token: { propertyId: 'customer', operator: ':', value: text },
        isPlainText: true,
      });
    }
    expect(read('Customer : /ada/', { isPattern: () => false })).toMatchObject({
      isPlainText: true,
    });
  });

  it('without a property is looked for everywhere, where that may be', () => {
    expect(read(' ada ', { allowsFreeText: true })).toEqual(token(null, ':', 'ada'));
  });
});

it('reads every filter as it was written', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const tokens: fc.Arbitrary<FilterToken> = fc.oneof(
    fc.record({
      propertyId: fc.constantFrom('amount', 'captured'),
      operator: fc.constantFrom('=', '>=', '<=', '>', '<'),
      value: fc.integer().map(String),
    }),
    fc.record({
      propertyId: fc.constant('due'),
      operator: fc.constantFrom('=', '>=', '<='),
      value: day,
    }),
    fc.record({
      propertyId: fc.constant('created'),
      operator: fc.constant('=' as const),
      value: fc.tuple(day, day).map((days) => days.toSorted().join('/')),
    }),
    fc.record({
      propertyId: fc.constant('status'),
      operator: fc.constantFrom('=', '!='),
      value: fc.constantFrom('paid', 'on-hold'),
    }),
    fc.record({
      propertyId: fc.constant('customer'),
      operator: fc.constantFrom(':', '='),
      value: fc
        .string({ minLength: 1 })
        .filter((text) => text === text.trim() && text !== '' && !text.startsWith('/')),
    }),
  );
  fc.assert(
    fc.property(tokens, (each) => {
      expect(read(tokenText(each, properties))).toEqual({ token: each, isPlainText: false });
    }),
  );
});

describe('what may come next', () => {
  const { date: words } = englishMessages.filterOperators;
  const next = (text: string) =>
    suggest(text, properties, (operator) => words[operator]).map(({ label }) => label);

  it.each([
    ['', ['Customer', 'Amount', 'Amount captured', 'Due', 'Created', 'Status']],
    ['am', ['Amount', 'Amount captured']],
    ['st', ['Status', 'Customer']],
    ['Due ', ['Due is', 'Due on or after', 'Due on or before']],
    ['Due >', ['Due on or after']],
    ['Due on or b', ['Due on or before']],
    ['Status = ', ['On hold', 'Paid']],
    ['Status = pa', ['Paid']],
    ['Amount = ', []],
  ])('behind %j', (text, labels) => {
    expect(next(text)).toEqual(labels);
  });

  it('says a comparison in words, and its sign after them', () => {
    const [first] = suggest('Due >', properties, (operator) => words[operator]);
    expect(first).toEqual({ value: 'Due >= ', label: 'Due on or after', description: '>=' });
  });

  it('is a text that goes on being read', () => {
    const [first] = suggest('Status', properties, () => '');
    expect(stageOf(first?.value ?? '', properties)).toMatchObject({ part: 'value', operator: '=' });
  });
});
