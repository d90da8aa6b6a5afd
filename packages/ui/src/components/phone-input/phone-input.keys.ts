import type { KeystrokeRow, KeystrokeStep } from '../../field/keystroke-tables/table.ts';

const whole: readonly KeystrokeStep[] = [{ see: '(555) 123-4567|' }, { emitted: '5551234567' }];
const once: readonly KeystrokeStep[] = [{ see: '(555) 123-4567|' }, { emits: ['5551234567'] }];
const invalid = 'invalid format';

/** Keystroke behavior of a phone input: the minimum, run in jsdom and in real browsers. */
export const phoneKeys: readonly KeystrokeRow<object>[] = [
  {
    name: '1 ten digits',
    steps: [
      { type: '555123456' },
      { see: '(555) 123-456|' },
      { emitted: invalid },
      { type: '7' },
      ...whole,
    ],
  },
  { name: '2 country code typed in front', steps: [{ type: '15551234567' }, ...whole] },
  { name: '3 paste +1 (555) 123-4567', steps: [{ paste: '+1 (555) 123-4567' }, ...once] },
  { name: '3 paste 1-555-123-4567', steps: [{ paste: '1-555-123-4567' }, ...once] },
  { name: '3 paste tel:+15551234567', steps: [{ paste: 'tel:+15551234567' }, ...once] },
  { name: '4 autofill', steps: [{ fill: '+15551234567' }, ...once] },
  {
    name: '5 backspace behind a literal',
    start: '(555) |123-4567',
    steps: [{ press: 'Backspace' }, { see: '(55|1) 234-567' }, { emits: [invalid] }],
  },
  {
    name: '6 delete in front of a literal',
    start: '(555|) 123-4567',
    steps: [{ press: 'Delete' }, { see: '(555|) 234-567' }],
  },
  {
    name: '7 typing into a full mask',
    start: '(5|55) 123-4567',
    steps: [{ type: '9' }, { see: '(5|55) 123-4567' }, { emits: [] }, { says: 'phone-full' }],
  },
  {
    name: '8 delete a word',
    start: '(555) 123-4567|',
    steps: [{ press: 'Control+Backspace' }, { see: '(555) 123-|' }, { emitted: invalid }],
  },
  {
    name: '9 undo and redo',
    steps: [
      { type: '555' },
      { press: 'Control+z' },
      { see: '(55|' },
      { press: 'Control+y' },
      { see: '(555|' },
      { press: 'Control+z', times: 2 },
      { press: 'Control+Shift+Z' },
      { see: '(55|' },
    ],
  },
  { name: '10 full-width digits', steps: [{ compose: '５５５１２３４５６７' }, ...whole] },
  { name: '11 a composition for each digit', steps: [{ composeEach: '5551234567' }, ...whole] },
  {
    name: '12 cleared and left',
    start: '(555) 123-4567|',
    steps: [
      { press: 'Control+a' },
      { press: 'Delete' },
      { emits: [invalid] },
      { blur: true },
      { see: '|' },
      { emits: [] },
    ],
  },
  {
    name: '13 the parent renders the same value in mid-edit',
    start: '(555) 1|23-4567',
    steps: [
      { rerender: true },
      { see: '(555) 1|23-4567' },
      { press: 'Backspace' },
      { rerender: true },
      { see: '(555) |234-567' },
    ],
  },
  {
    name: 'literals typed by the person are taken for what they are',
    steps: [{ type: '(555) 123-4567' }, ...whole, { says: null }],
  },
  {
    name: 'a letter is refused and said',
    steps: [
      { type: '55x' },
      { see: '(55|' },
      { says: 'digits-only' },
      { type: '5' },
      { says: 'digits-only' },
    ],
  },
  {
    name: 'a selection is replaced',
    start: '([555]) 123-4567',
    steps: [{ type: '2' }, { see: '(2|12) 345-67' }],
  },
  {
    name: 'select all, then type',
    start: '(555) 123-4567|',
    steps: [{ press: 'Control+a' }, { type: '20' }, { see: '(20|' }],
  },
  {
    name: 'a refused character leaves the selection',
    start: '([555]) 123-4567',
    steps: [{ type: 'x' }, { see: '([555]) 123-4567' }, { emits: [] }],
  },
  {
    name: 'cut',
    start: '(555) [123]-4567',
    steps: [{ press: 'Control+x' }, { see: '(555) |456-7' }, { emitted: invalid }],
  },
  {
    name: 'backspace walks back over the literals',
    steps: [
      { type: '5551' },
      { press: 'Backspace' },
      { see: '(555) |' },
      { press: 'Backspace' },
      { see: '(55|' },
      { press: 'Backspace', times: 2 },
      { see: '|' },
    ],
  },
  {
    name: 'delete a word forwards',
    start: '(555|) 123-4567',
    steps: [{ press: 'Control+Delete' }, { see: '(555|) 456-7' }],
  },
  {
    name: 'paste a whole number over a part of one',
    steps: [{ type: '20' }, { paste: '(555) 123-4567' }, ...whole],
  },
  {
    name: 'paste a part of a number at the caret',
    steps: [{ type: '555' }, { paste: '123-45' }, { see: '(555) 123-45|' }],
  },
  {
    name: 'paste with direction marks, as contacts are copied',
    steps: [{ paste: '\u202a+1 (555) 123‑4567\u202c' }, ...once],
  },
  {
    name: 'paste a number of another country',
    steps: [
      { paste: '+44 20 7946 0958' },
      { see: '|' },
      { emits: [] },
      { says: 'phone-unreadable' },
    ],
  },
  {
    name: 'paste too many digits',
    steps: [{ paste: '555123456789' }, { see: '|' }, { says: 'phone-unreadable' }],
  },
  { name: 'drop', steps: [{ drop: '555-123-4567' }, ...once] },
  {
    name: 'paste a number with a word in front',
    steps: [
      { paste: 'Tel. +1.202.555.0187' },
      { see: '(202) 555-0187|' },
      { emits: ['2025550187'] },
    ],
  },
  {
    name: 'undo takes back a paste as one step',
    steps: [
      { type: '2' },
      { paste: '5551234567' },
      { press: 'Control+z' },
      { see: '(2|' },
      { press: 'Control+z' },
      { see: '|' },
    ],
  },
  {
    name: 'typing after an undo drops what was undone',
    steps: [
      { type: '555' },
      { press: 'Control+z' },
      { type: '1' },
      { press: 'Control+y' },
      { see: '(551|' },
    ],
  },
  {
    name: 'a composition in the middle',
    start: '(555) 12|',
    steps: [{ compose: '345' }, { see: '(555) 123-45|' }],
  },
  {
    name: 'a refused composition',
    start: '(555) |123-4567',
    steps: [{ compose: '8' }, { see: '(555) |123-4567' }, { says: 'phone-full' }, { emits: [] }],
  },
  {
    name: 'the form is reset',
    start: '(555) 123-4567|',
    steps: [
      { press: 'Backspace' },
      { reset: true },
      { see: '(555) 123-4567|' },
      { emitted: '5551234567' },
    ],
  },
];
