import type { NoticeReason } from './masked/mask.ts';

/** All texts that fields show themselves. */
export interface FieldMessages {
  /**
   * Why an edit was refused or adjusted; `limit` is the value concerned, formatted. Keep them short: they are shown
   * beside the label.
   */
  readonly notices: Readonly<Record<NoticeReason, (limit: string) => string>>;
  /** For an unreadable amount or percentage. */
  readonly amountInvalid: string;
  /** The same, without decimals. */
  readonly amountWholeInvalid: string;
  /** For an ambiguous amount ('12,34') with its possible readings. */
  readonly amountInDoubt: (readings: readonly string[]) => string;
  readonly percentageInvalid: string;
  readonly dateInvalid: string;
  readonly dateTooEarly: (earliest: string) => string;
  readonly dateTooLate: (latest: string) => string;
  readonly dateOpenCalendar: string;
  readonly datePreviousMonth: string;
  readonly dateNextMonth: string;
  readonly dateCalendar: string;
  readonly searchClear: string;
  readonly passwordShow: string;
  readonly passwordHide: string;
  readonly passwordStrength: (label: string) => string;
  /** When any text may be entered. */
  readonly comboBoxNoData: string;
  /** When only an option may be chosen. */
  readonly comboBoxNoMatch: string;
  readonly comboBoxShowOptions: string;
  readonly comboBoxLoading: string;
  readonly comboBoxFailed: string;
  /** Number of matching options that aren't rendered. */
  readonly comboBoxMore: (count: number) => string;
  readonly tagRemove: (tag: string) => string;
  readonly tagTwice: (tag: string) => string;
  readonly colorPick: (label: string) => string;
  readonly colorUnknown: (text: string) => string;
  readonly colorSample: string;
  readonly colorContrast: (ratio: string) => string;
  readonly colorContrastLow: (ratio: string) => string;
  readonly formErrors: (count: number) => string;
}

export const fieldMessages: FieldMessages = {
  notices: {
    'digits-only': () => 'Digits only',
    'phone-full': () => 'Already 10 digits',
    'phone-country-code': () => '+1 is already there',
    'phone-unreadable': () => 'Not a US phone number',
    'amount-characters': () => 'Digits, commas and a point only',
    'amount-unreadable': () => 'Not an amount like 1,234.56',
    'amount-decimals': (limit) =>
      limit === '0' ? 'Whole amounts only' : `${limit} decimals at most`,
    'amount-too-long': (limit) => `${limit} digits at most`,
    'amount-negative': () => 'No negative amounts',
    'amount-above-max': (limit) => `${limit} at most`,
    'amount-below-min': (limit) => `${limit} at least`,
    'percentage-unreadable': () => 'Not a percentage like 12.5',
    'percentage-negative': () => 'No negative percentages',
    'digits-full': (limit) => `Already ${limit} digits`,
    'digits-unreadable': (limit) => `Not a number like ${limit}`,
    'date-full': () => 'The date is complete',
    'date-unreadable': () => 'Not a date like MM-DD-YYYY',
  },
  amountInvalid: 'Enter an amount like 1,234.56',
  amountWholeInvalid: 'Enter a whole number like 1,234',
  amountInDoubt: ([one = '', other = 'correct it']) => `Enter ${one} or ${other}`,
  percentageInvalid: 'Enter a percentage like 12.5',
  dateInvalid: 'Enter a valid date (MM-DD-YYYY)',
  dateTooEarly: (earliest) => `Enter a date on or after ${earliest}`,
  dateTooLate: (latest) => `Enter a date on or before ${latest}`,
  dateOpenCalendar: 'Open calendar',
  datePreviousMonth: 'Previous month',
  dateNextMonth: 'Next month',
  dateCalendar: 'Calendar',
  searchClear: 'Clear search',
  passwordShow: 'Show password',
  passwordHide: 'Hide password',
  passwordStrength: (label) => `Password strength: ${label}`,
  comboBoxNoData: 'Please type a value and press enter',
  comboBoxNoMatch: 'Nothing found',
  comboBoxShowOptions: 'Show options',
  comboBoxLoading: 'Searching…',
  comboBoxFailed: 'The search failed. Type again to retry',
  comboBoxMore: (count) => `${count} more; type to narrow them down`,
  tagRemove: (tag) => `Remove ${tag}`,
  tagTwice: (tag) => `“${tag}” is already there`,
  colorPick: (label) => `Pick a color: ${label}`,
  colorUnknown: (text) => `“${text}” is no color; white is used`,
  colorSample: 'Text on it',
  colorContrast: (ratio) => `Contrast ${ratio} : 1, easy to read`,
  colorContrastLow: (ratio) => `Contrast ${ratio} : 1, hard to read`,
  formErrors: (count) =>
    count === 1 ? 'Fix 1 field to continue' : `Fix ${count} fields to continue`,
};
