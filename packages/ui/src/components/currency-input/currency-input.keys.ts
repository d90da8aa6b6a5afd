/*
 * The keystroke table of the amount field, one row per case. A single long file: the table is read alongside those of
 * the other masks.
 */
import type { KeystrokeRow } from '../../field/keystroke-tables/table.ts';

/** Props set by the table; plain data, so that it can test other inputs too. */
export interface CurrencyKeysProps {
  readonly decimals?: number | undefined;
  readonly prefix?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly allowNegative?: boolean | undefined;
  readonly output?: 'number' | 'string' | undefined;
}

const negative = { allowNegative: true };
const bounded = { min: 10, max: 1000 };

/** Keystroke behavior of an amount: the minimum, run in jsdom and in real browsers. */
export const currencyKeys: readonly KeystrokeRow<CurrencyKeysProps>[] = [
  {
    name: '14 an amount, emitted while typing',
    steps: [
      { type: '1234.56' },
      { see: '$1,234.56|' },
      { emits: [1, 12, 123, 1234, 1234.5, 1234.56] },
      { type: '7' },
      { see: '$1,234.56|' },
      { emits: [] },
      { says: 'amount-decimals' },
    ],
  },
  {
    name: '15 backspace in front of the point',
    start: '$1,234|.56',
    steps: [{ press: 'Backspace' }, { see: '$123|.56' }, { emits: [123.56] }],
  },
  {
    name: '16 backspace behind a comma',
    start: '$1,|234',
    steps: [{ press: 'Backspace' }, { see: '$|234' }],
  },
  {
    name: '17 typing in front of a comma',
    start: '$1|,234',
    steps: [{ type: '987' }, { see: '$1,987|,234' }, { emitted: 1987234 }],
  },
  {
    name: '18 select all, then type',
    start: '$1,234.56|',
    steps: [{ press: 'Control+a' }, { type: '10' }, { see: '$10|' }, { emitted: 10 }],
  },
  {
    name: '19 paste 1.234,56',
    steps: [{ paste: '1.234,56' }, { see: '|' }, { emits: [] }, { says: 'amount-unreadable' }],
  },
  {
    name: '20 paste 1e5',
    steps: [{ paste: '1e5' }, { see: '|' }, { emits: [] }, { says: 'amount-unreadable' }],
  },
  {
    name: '21 paste (1,234.56) without negatives',
    steps: [{ paste: '(1,234.56)' }, { see: '|' }, { emits: [] }, { says: 'amount-negative' }],
  },
  {
    name: '21 paste (1,234.56) with negatives',
    props: negative,
    steps: [{ paste: '(1,234.56)' }, { see: '-$1,234.56|' }, { emits: [-1234.56] }],
  },
  {
    name: '22 paste more decimals than allowed [UI-29]',
    steps: [{ paste: '1234.5678' }, { see: '|' }, { emits: [] }, { says: 'amount-decimals' }],
  },
  {
    name: '23 a minus in the middle',
    props: negative,
    start: '$1|2',
    steps: [{ type: '-' }, { see: '$1|2' }, { emits: [] }],
  },
  {
    name: '24 exact strings',
    props: { output: 'string' },
    steps: [
      { type: '12345678901234567.89' },
      { see: '$12,345,678,901,234,567.89|' },
      { emitted: '12345678901234567.89' },
    ],
  },
  {
    name: '25 minimum on leaving, maximum at once',
    props: bounded,
    steps: [
      { type: '1' },
      { see: '$1|' },
      { emits: [] },
      { blur: true },
      { see: '$10|' },
      { emits: [10] },
      { says: 'amount-below-min' },
      { press: 'Control+a' },
      { type: '5000' },
      { see: '$1,000|' },
      { emitted: 1000 },
      { says: 'amount-above-max' },
    ],
  },
  {
    name: '26 a numeric parent does not eat the point or a zero',
    steps: [
      { type: '1.' },
      { see: '$1.|' },
      { type: '0' },
      { see: '$1.0|' },
      { type: '5' },
      { see: '$1.05|' },
    ],
  },
  {
    name: '27 a composition for each digit',
    steps: [{ composeEach: '1234' }, { see: '$1,234|' }, { emitted: 1234 }],
  },
  {
    name: '27 one composition',
    steps: [{ compose: '1234' }, { see: '$1,234|' }, { emitted: 1234 }],
  },
  {
    name: '27a thousands typed with their comma',
    steps: [
      { type: '1,2' },
      { see: '$1,2|' },
      { emits: [1, null] },
      { error: null },
      { type: '34.56' },
      { see: '$1,234.56|' },
      { emits: [1234, 1234.5, 1234.56] },
      { says: null },
    ],
  },
  ...['1,000', '12,345.67', '1,234,567.89'].map((typed) => ({
    name: `27a ${typed} is what it says`,
    steps: [
      { type: typed },
      { see: `$${typed}|` },
      { emitted: Number(typed.replaceAll(',', '')) },
      { blur: true as const },
      { see: `$${typed}|` },
      { error: null },
    ],
  })),
  {
    name: '27b 12,34 is in doubt until its comma stands in front of three digits',
    steps: [
      { type: '12,34' },
      { see: '$12,34|' },
      { emits: [1, 12, null] },
      { blur: true },
      { see: '$12,34|' },
      { emits: [] },
      { error: 'Enter 12.34 or 1,234' },
      { type: '5' },
      { see: '$12,345|' },
      { emits: [12345] },
      { error: null },
    ],
  },
  {
    name: '27b a further digit is not moved over the comma',
    steps: [{ type: '1,234' }, { type: '5' }, { see: '$1,2345|' }, { emitted: null }],
  },
  ...(
    [
      ['1,5', 'Enter 1.5 or 15'],
      ['1,2345', 'Enter 12,345 or correct it'],
      ['1.234,56', 'Enter an amount like 1,234.56'],
      ['1234,567', 'Enter 1,234,567 or correct it'],
      ['0,123', 'Enter 123 or correct it'],
      ['12 50', 'Enter 12.50 or 1,250'],
      ['12,', 'Enter 12 or correct it'],
      [',5', 'Enter 0.5 or 5'],
      ['1..50', 'Enter an amount like 1,234.56'],
      ['1.2.3', 'Enter an amount like 1,234.56'],
    ] as const
  ).map(([typed, error]) => ({
    name: `27c ${typed} is in doubt, and kept`,
    steps: [
      { type: typed },
      { emitted: null },
      { blur: true as const },
      { see: `$${typed === '1.234,56' ? '1.23,56' : typed}|` },
      { error },
    ],
  })),
  {
    name: '27d a lone zero gives way to a digit in front of it',
    start: '$|0',
    steps: [{ type: '1' }, { see: '$1|' }, { emits: [1] }],
  },
  {
    name: '27d so does one in front of decimals',
    start: '$|0.50',
    steps: [{ type: '1' }, { see: '$1|.50' }, { emits: [1.5] }],
  },
  {
    name: '27e what spreadsheets copy',
    props: negative,
    steps: [
      { paste: ' $1,234.56 ' },
      { emits: [1234.56] },
      { press: 'Control+a' },
      { paste: ' $ (1,234.56)' },
      { see: '-$1,234.56|' },
      { emits: [-1234.56] },
      { press: 'Control+a' },
      { paste: '1,234.57-' },
      { see: '-$1,234.57|' },
      { emits: [-1234.57] },
    ],
  },
  {
    name: '27e a negative one of a spreadsheet where none is allowed',
    steps: [{ paste: '1,234.56-' }, { see: '|' }, { emits: [] }, { says: 'amount-negative' }],
  },
  {
    name: 'negatives typed as accountants write them',
    props: negative,
    steps: [
      { type: '(1,234.56)' },
      { see: '-$1,234.56|' },
      { emitted: -1234.56 },
      { press: 'Control+a' },
      { type: '7.50-' },
      { see: '-$7.50|' },
      { emitted: -7.5 },
    ],
  },
  {
    name: 'backspace over a typed comma takes it away',
    steps: [
      { type: '12,' },
      { press: 'Backspace' },
      { see: '$12|' },
      { emits: [1, 12, null, 12] },
      { type: '34' },
      { see: '$1,234|' },
      { emitted: 1234 },
    ],
  },
  {
    name: 'undo brings back what was not in doubt',
    steps: [
      { type: '12,' },
      { see: '$12,|' },
      { press: 'Control+z' },
      { see: '$12|' },
      { emitted: 12 },
      { press: 'Control+y' },
      { see: '$12,|' },
      { emitted: null },
    ],
  },
  {
    name: 'a typed comma over one that stands there',
    start: '$1|,234',
    steps: [{ type: ',' }, { see: '$1,|234' }, { emits: [] }],
  },
  {
    name: 'the commas are the field’s again once it was left',
    steps: [
      { type: '1,234' },
      { blur: true },
      { press: 'End' },
      { type: '5' },
      { see: '$12,345|' },
      { emitted: 12345 },
    ],
  },
  {
    name: 'commas typed by an input method',
    steps: [
      { composeEach: '1,2345' },
      { see: '$1,2345|' },
      { emitted: null },
      { press: 'Backspace' },
      { see: '$1,234|' },
      { emitted: 1234 },
    ],
  },
  {
    name: 'the parent renders while an amount is in doubt',
    steps: [
      { type: '12,34' },
      { rerender: true },
      { see: '$12,34|' },
      { type: '5' },
      { emitted: 12345 },
    ],
  },
  {
    name: 'an amount in doubt as a string',
    props: { output: 'string' },
    steps: [
      { type: '12,34' },
      { emits: ['1', '12', ''] },
      { rerender: true },
      { blur: true },
      { see: '$12,34|' },
      { error: 'Enter 12.34 or 1,234' },
      { press: 'Backspace', times: 3 },
      { emitted: '12' },
    ],
  },
  {
    name: 'an amount in doubt is replaced by a pasted one',
    steps: [
      { type: '12,34' },
      { press: 'Control+a' },
      { paste: '12.34' },
      { see: '$12.34|' },
      { emitted: 12.34 },
    ],
  },
  {
    name: 'the maximum holds for thousands typed with their comma',
    props: bounded,
    steps: [{ type: '5,000' }, { see: '$1,000|' }, { emitted: 1000 }, { says: 'amount-above-max' }],
  },
  {
    name: 'a point in the middle puts an amount in doubt, digits behind it stay [UI-29]',
    start: '$1|,234',
    steps: [{ type: '.' }, { see: '$1.|234' }, { emits: [null] }],
  },
  {
    name: 'a second point puts an amount in doubt',
    start: '$1|2.50',
    steps: [{ type: '.' }, { see: '$1.|2.50' }, { emits: [null] }],
  },
  {
    name: 'no decimals: what stands behind a point is kept, and in doubt',
    props: { decimals: 0 },
    steps: [
      { type: '12.34' },
      { see: '$12.34|' },
      { emits: [1, 12, null] },
      { blur: true },
      { error: 'Enter a whole number like 1,234' },
    ],
  },
  {
    name: 'the prefix in words',
    props: { prefix: 'USD ' },
    steps: [
      { type: '1234.5' },
      { see: 'USD 1,234.5|' },
      { press: 'Backspace', times: 6 },
      { see: '|' },
    ],
  },
  {
    name: 'paste what banks and spreadsheets write',
    steps: [
      { paste: ' USD 1,234.56 ' },
      { see: '$1,234.56|' },
      { press: 'Control+a' },
      { paste: '$2,000' },
      { see: '$2,000|' },
      { emits: [1234.56, 2000] },
    ],
  },
  {
    name: 'paste badly grouped',
    steps: [{ paste: '12,34' }, { see: '|' }, { says: 'amount-unreadable' }],
  },
  {
    name: 'paste into an amount',
    start: '$1|2',
    steps: [{ paste: '00' }, { see: '$1,00|2' }, { emitted: 1002 }],
  },
  {
    name: 'a typed minus without negatives gives zero',
    start: '$|12',
    steps: [{ type: '-' }, { see: '$0|' }, { emits: [0] }, { says: 'amount-negative' }],
  },
  {
    name: 'a typed minus without negatives gives the minimum',
    props: bounded,
    steps: [{ type: '-' }, { see: '$10|' }, { emits: [10] }],
  },
  {
    name: 'a negative amount',
    props: negative,
    steps: [
      { type: '-' },
      { see: '-$|' },
      { emits: [] },
      { type: '5' },
      { see: '-$5|' },
      { emits: [-5] },
      { press: 'Backspace', times: 2 },
      { see: '|' },
      { emits: [null] },
    ],
  },
  {
    name: 'a minus put in front later',
    props: negative,
    start: '$|12',
    steps: [
      { type: '-' },
      { see: '-$|12' },
      { emits: [-12] },
      { press: 'Backspace' },
      { see: '$|12' },
    ],
  },
  {
    name: 'a point is stepped over where there is one',
    start: '$12|.50',
    steps: [{ type: '.' }, { see: '$12.|50' }, { emits: [] }, { says: null }],
  },
  {
    name: 'backspace steps over a point with decimals behind it',
    start: '$1,234.|56',
    steps: [
      { press: 'Backspace' },
      { see: '$1,234|.56' },
      { emits: [] },
      { press: 'Backspace' },
      { see: '$123|.56' },
      { emits: [123.56] },
    ],
  },
  {
    name: 'delete steps over a point with decimals behind it',
    start: '$1,234|.56',
    steps: [
      { press: 'Delete' },
      { see: '$1,234.|56' },
      { emits: [] },
      { press: 'Delete' },
      { see: '$1,234.|6' },
      { emits: [1234.6] },
    ],
  },
  {
    name: 'a last point is deleted',
    start: '$12|',
    steps: [{ type: '.' }, { press: 'Backspace' }, { see: '$12|' }, { emits: [] }],
  },
  {
    name: 'decimals that outlive a deletion stay decimals',
    start: '$1,2[34.5]6',
    steps: [{ press: 'Backspace' }, { see: '$12|.6' }, { emits: [12.6] }],
  },
  {
    name: 'decimals stay decimals where a digit takes the place of the point',
    start: '$1,234[.]56',
    steps: [{ type: '7' }, { see: '$12,347|.56' }, { emits: [12347.56] }],
  },
  {
    name: 'delete a word stops at the point',
    start: '$1,234.56|',
    steps: [{ press: 'Control+Backspace' }, { see: '$1,234.|' }, { emitted: 1234 }],
  },
  {
    name: 'a leading point',
    steps: [{ type: '.5' }, { see: '$0.5|' }, { emitted: 0.5 }],
  },
  {
    name: 'zeros beyond the decimals say nothing where they are pasted',
    steps: [{ paste: '12.5000' }, { see: '$12.50|' }, { emits: [12.5] }],
  },
  {
    name: 'a digit is exchanged in front of one zero',
    start: '$1|0',
    steps: [{ press: 'Backspace' }, { type: '2' }, { see: '$2|0' }, { emitted: 20 }],
  },
  {
    name: 'a leading zero gives way',
    steps: [{ type: '07' }, { see: '$7|' }, { emits: [0, 7] }],
  },
  {
    name: 'zeros stay while their first digit is exchanged',
    start: '$1|,000',
    steps: [
      { press: 'Backspace' },
      { see: '$|000' },
      { type: '2' },
      { see: '$2|,000' },
      { emitted: 2000 },
    ],
  },
  {
    name: 'left unfinished',
    steps: [{ type: '12.' }, { blur: true }, { see: '$12|' }, { emits: [1, 12] }],
  },
  {
    name: 'a missing last decimal is added on leaving',
    steps: [
      { type: '12.5' },
      { see: '$12.5|' },
      { blur: true },
      { see: '$12.50|' },
      { emits: [1, 12, 12.5] },
    ],
  },
  {
    name: 'a number no longer exact is refused',
    steps: [
      { type: '1234567890123456' },
      { see: '$123,456,789,012,345|' },
      { emitted: 123456789012345 },
      { says: 'amount-too-long' },
    ],
  },
  {
    name: 'cleared',
    start: '$12|',
    steps: [{ press: 'Control+Backspace' }, { see: '|' }, { emits: [null] }],
  },
  {
    name: 'undo and redo',
    steps: [
      { type: '1234' },
      { press: 'Control+z' },
      { see: '$123|' },
      { emitted: 123 },
      { press: 'Control+y' },
      { see: '$1,234|' },
      { emitted: 1234 },
    ],
  },
  {
    name: 'undo brings back the caret',
    start: '$1,2|34',
    steps: [{ press: 'Backspace' }, { see: '$1|34' }, { press: 'Control+z' }, { see: '$1,2|34' }],
  },
  { name: 'autofill', steps: [{ fill: '1234.5' }, { see: '$1,234.5|' }, { emits: [1234.5] }] },
  { name: 'drop', steps: [{ drop: '1,234.50' }, { see: '$1,234.50|' }, { emits: [1234.5] }] },
  {
    name: 'Enter commits, as leaving does',
    props: bounded,
    steps: [{ type: '2' }, { press: 'Enter' }, { see: '$10|' }, { emits: [10] }],
  },
  {
    name: 'the parent renders the same value in mid-edit',
    start: '$1,2|34',
    steps: [
      { rerender: true },
      { see: '$1,2|34' },
      { type: '5' },
      { rerender: true },
      { see: '$12,5|34' },
    ],
  },
];
