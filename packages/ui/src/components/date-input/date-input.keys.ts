import type { KeystrokeRow } from '../../field/keystroke-tables/table.ts';

/** Props set by the table; plain data, so that it can test other inputs too. */
export interface DateKeysProps {
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
}

/** Keystroke behavior of a date: the minimum, run in jsdom and in real browsers. */
export const dateKeys: readonly KeystrokeRow<DateKeysProps>[] = [
  {
    name: '28 eight digits [UI-40]',
    steps: [
      { type: '12311986' },
      { see: '12-31-1986|' },
      { emits: ['1986-12-31'] },
      { error: null },
    ],
  },
  { name: '29 month 13 is January', steps: [{ type: '13' }, { see: '01-3|' }, { emits: [] }] },
  {
    name: '30 slashes',
    steps: [
      { type: '1/2/2024' },
      { see: '01-02-2024|' },
      { emits: ['2024-01-02'] },
      { says: null },
    ],
  },
  {
    name: '31 a day that does not exist',
    steps: [{ type: '02302024' }, { see: '02-30-2024|' }, { error: 'dateInvalid' }, { emits: [] }],
  },
  {
    name: '32 February 29, 2023',
    steps: [{ type: '02292023' }, { see: '02-29-2023|' }, { error: 'dateInvalid' }, { emits: [] }],
  },
  {
    name: '32 February 29, 2024',
    steps: [
      { type: '02292024' },
      { see: '02-29-2024|' },
      { error: null },
      { emits: ['2024-02-29'] },
    ],
  },
  {
    name: '32 February 29, 1900',
    steps: [{ type: '02291900' }, { see: '02-29-1900|' }, { error: 'dateInvalid' }, { emits: [] }],
  },
  {
    name: '33 backspace over a separator',
    start: '12-31-19|86',
    steps: [
      { press: 'Backspace', times: 2 },
      { see: '12-31-|86' },
      { emits: [''] },
      { error: null },
    ],
  },
  {
    name: '34 the month changed in place',
    start: '1|2-31-1986',
    steps: [
      { press: 'Backspace' },
      { see: '|2-31-1986' },
      { type: '0' },
      { see: '0|2-31-1986' },
      { error: 'dateInvalid' },
      { emits: [''] },
    ],
  },
  {
    name: '35 paste 2024-12-31',
    steps: [{ paste: '2024-12-31' }, { see: '12-31-2024|' }, { emits: ['2024-12-31'] }],
  },
  {
    name: '36 the first and the last day allowed',
    props: { earliest: '2024-01-01', latest: '2024-12-31' },
    steps: [
      { type: '01012024' },
      { error: null },
      { emits: ['2024-01-01'] },
      { press: 'Control+a' },
      { type: '12312024' },
      { error: null },
      { emitted: '2024-12-31' },
    ],
  },
  {
    name: '36 a day before and a day after what is allowed',
    props: { earliest: '2024-01-01', latest: '2024-12-31' },
    steps: [
      { type: '12312023' },
      { error: 'tooEarly' },
      { press: 'Control+a' },
      { type: '01012025' },
      { see: '01-01-2025|' },
      { error: 'tooLate' },
      { emits: [] },
    ],
  },
  {
    name: 'typing into a full mask',
    start: '1|2-31-1986',
    steps: [{ type: '0' }, { see: '1|2-31-1986' }, { says: 'date-full' }, { emits: [] }],
  },
  {
    name: 'a letter',
    steps: [{ type: '1a' }, { see: '1|' }, { says: 'digits-only' }],
  },
  {
    name: 'a day of 45 is the 4th',
    steps: [{ type: '1245' }, { see: '12-04-5|' }],
  },
  {
    name: 'left with single digits',
    start: '12-31-1986|',
    steps: [
      { press: 'Control+a' },
      { type: '1' },
      { type: '/' },
      { type: '15/2024' },
      { select: '01-1|5-2024' },
      { press: 'Backspace' },
      { see: '01-|5-2024' },
      { blur: true },
      { see: '01-05-2024|' },
      { emitted: '2024-01-05' },
    ],
  },
  {
    name: 'left unfinished',
    steps: [
      { type: '1231' },
      { error: null },
      { blur: true },
      { see: '12-31|' },
      { error: 'dateInvalid' },
      { type: '1986' },
      { error: null },
      { emits: ['1986-12-31'] },
    ],
  },
  {
    name: 'left empty',
    start: '12-31-1986|',
    steps: [
      { press: 'Control+a' },
      { press: 'Backspace' },
      { blur: true },
      { see: '|' },
      { error: null },
      { emits: [''] },
    ],
  },
  {
    name: 'Enter with an unfinished date',
    steps: [{ type: '12' }, { press: 'Enter' }, { error: 'dateInvalid' }],
  },
  {
    name: 'delete a word',
    start: '12-31-1986|',
    steps: [
      { press: 'Control+Backspace' },
      { see: '12-31-|' },
      { type: '2000' },
      { emitted: '2000-12-31' },
    ],
  },
  {
    name: 'a selection over a separator is replaced',
    start: '1[2-3]1-1986',
    steps: [{ type: '1' }, { see: '11|-1-1986' }],
  },
  {
    name: 'paste 12/31/2024',
    steps: [{ paste: '12/31/2024' }, { see: '12-31-2024|' }, { emits: ['2024-12-31'] }],
  },
  ...['2022-05-06', '1999-05-06', '2022/5/06', '2022-5-6'].map((typed) => ({
    name: `35 type ${typed}`,
    steps: [
      { type: typed },
      { blur: true as const },
      { see: `05-06-${typed.slice(0, 4)}|` },
      { emits: [`${typed.slice(0, 4)}-05-06`] },
      { error: null },
    ],
  })),
  {
    name: '35 a year typed first is no date until it has its day, and can be taken back',
    steps: [
      { type: '2022-05' },
      { see: '2022-05|' },
      { emits: [] },
      { error: null },
      { press: 'Backspace', times: 3 },
      { see: '2022|' },
      { blur: true },
      { see: '2022|' },
      { error: 'dateInvalid' },
      { press: 'Control+a' },
      { type: '05062022' },
      { see: '05-06-2022|' },
      { emits: ['2022-05-06'] },
    ],
  },
  {
    name: 'type a day in front of the month',
    steps: [
      { type: '31/12/2024' },
      { emits: [] },
      { blur: true },
      { see: '03-01-12-2|' },
      { error: 'dateInvalid' },
    ],
  },
  {
    name: 'paste 20241231',
    steps: [{ paste: '20241231' }, { see: '12-31-2024|' }, { emits: ['2024-12-31'] }],
  },
  {
    name: 'paste a day in front of the month',
    steps: [{ paste: '31/12/2024' }, { see: '|' }, { says: 'date-unreadable' }, { emits: [] }],
  },
  {
    name: 'paste a year of two digits',
    steps: [{ paste: '12/31/86' }, { see: '|' }, { says: 'date-unreadable' }],
  },
  {
    name: 'paste a date that does not exist',
    steps: [
      { paste: '02/30/2024' },
      { see: '02-30-2024|' },
      { error: 'dateInvalid' },
      { emits: [] },
    ],
  },
  {
    name: 'autofill',
    steps: [{ fill: '1986-12-31' }, { see: '12-31-1986|' }, { emits: ['1986-12-31'] }],
  },
  {
    name: 'drop',
    steps: [{ drop: '12/31/1986' }, { see: '12-31-1986|' }, { emits: ['1986-12-31'] }],
  },
  {
    name: 'a composition for each digit',
    steps: [{ composeEach: '12311986' }, { see: '12-31-1986|' }, { emits: ['1986-12-31'] }],
  },
  {
    name: 'full-width digits',
    steps: [{ compose: '１２３１１９８６' }, { see: '12-31-1986|' }, { emits: ['1986-12-31'] }],
  },
  {
    name: 'undo and redo',
    steps: [
      { type: '1231' },
      { press: 'Control+z' },
      { see: '12-3|' },
      { press: 'Control+y' },
      { see: '12-31|' },
    ],
  },
  {
    name: 'the parent renders the same value in mid-edit',
    start: '12-31-19|86',
    steps: [
      { rerender: true },
      { see: '12-31-19|86' },
      { press: 'Backspace' },
      { rerender: true },
      { see: '12-31-1|86' },
    ],
  },
  {
    name: 'the parent renders again over an invalid text',
    steps: [
      { type: '02302024' },
      { rerender: true },
      { see: '02-30-2024|' },
      { error: 'dateInvalid' },
    ],
  },
];
