import type { KeystrokeRow } from '../../field/keystroke-tables/table.ts';

export interface PercentageKeysProps {
  readonly decimals?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly allowNegative?: boolean | undefined;
}

const wide = { max: 100_000 };

/** Keystroke behavior of a percentage: the applicable rows of amounts, and its own. */
export const percentageKeys: readonly KeystrokeRow<PercentageKeysProps>[] = [
  {
    name: '14 a percentage, emitted while typing',
    steps: [
      { type: '12.34' },
      { see: '12.34|' },
      { emits: ['1', '12', '12.3', '12.34'] },
      { type: '5' },
      { see: '12.34|' },
      { says: 'amount-decimals' },
    ],
  },
  {
    name: '15 backspace in front of the point',
    props: wide,
    start: '1,234|.56',
    steps: [{ press: 'Backspace' }, { see: '123|.56' }, { emits: ['123.56'] }],
  },
  {
    name: '16 backspace behind a comma',
    props: wide,
    start: '1,|234',
    steps: [{ press: 'Backspace' }, { see: '|234' }],
  },
  {
    name: '18 select all, then type',
    start: '12.34|',
    steps: [{ press: 'Control+a' }, { type: '10' }, { see: '10|' }, { emitted: '10' }],
  },
  {
    name: '19 paste 2,9',
    steps: [{ paste: '2,9' }, { see: '|' }, { emits: [] }, { says: 'percentage-unreadable' }],
  },
  {
    name: '20 paste 1e1',
    steps: [{ paste: '1e1' }, { see: '|' }, { emits: [] }, { says: 'percentage-unreadable' }],
  },
  {
    name: '21 paste a negative one',
    steps: [{ paste: '-2.5' }, { see: '|' }, { emits: [] }, { says: 'percentage-negative' }],
  },
  {
    name: '21 paste a negative one where it may be',
    props: { allowNegative: true, min: -100 },
    steps: [{ paste: '-2.5' }, { see: '-2.5|' }, { emits: ['-2.5'] }],
  },
  {
    name: '22 paste 2.9876',
    steps: [{ paste: '2.9876' }, { see: '|' }, { emits: [] }, { says: 'amount-decimals' }],
  },
  {
    name: '25 below the least and above the most',
    props: { min: 5, max: 50 },
    steps: [
      { type: '1' },
      { see: '1|' },
      { emits: [] },
      { blur: true },
      { emits: ['5'] },
      { press: 'Control+a' },
      { type: '500' },
      { see: '50|' },
      { emitted: '50' },
    ],
  },
  {
    name: 'zeros that end it stay while it is typed, and are left off when the field is left',
    steps: [
      { type: '3.50' },
      { see: '3.50|' },
      { emitted: '3.50' },
      { blur: true },
      { see: '3.5|' },
      { emitted: '3.5' },
    ],
  },
  {
    name: 'the caret stays where a digit was typed in the middle',
    start: '3|.5',
    steps: [{ type: '2' }, { see: '32|.5' }, { emitted: '32.5' }],
  },
  {
    name: '27 a composition keyboard',
    steps: [{ composeEach: '12' }, { see: '12|' }, { emitted: '12' }],
  },
  {
    name: '27b a comma for a point is in doubt',
    steps: [
      { type: '2,9' },
      { see: '2,9|' },
      { emits: ['2', ''] },
      { blur: true },
      { see: '2,9|' },
      { error: 'Enter 2.9 or 29' },
    ],
  },
  {
    name: '27b one reading is more than there may be',
    steps: [{ type: '12,34' }, { blur: true }, { error: 'Enter 12.34 or correct it' }],
  },
  {
    name: '27c two points',
    steps: [
      { type: '1..5' },
      { blur: true },
      { see: '1..5|' },
      { error: 'Enter a percentage like 12.5' },
    ],
  },
  {
    name: '27a thousands of percent',
    props: wide,
    steps: [{ type: '1,234.5' }, { see: '1,234.5|' }, { emitted: '1234.5' }],
  },
  {
    name: 'a percent sign that is typed is taken as read',
    start: '12|',
    steps: [{ type: '%' }, { see: '12|' }, { emits: [] }, { says: null }],
  },
  {
    name: 'a percent sign that is pasted is left off',
    steps: [{ paste: ' 2.9 % ' }, { see: '2.9|' }, { emits: ['2.9'] }],
  },
  {
    name: 'an amount of money is no percentage',
    steps: [{ paste: '$2.90' }, { see: '|' }, { emits: [] }, { says: 'percentage-unreadable' }],
  },
];
