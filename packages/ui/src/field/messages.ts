import type { NoticeReason } from './masked/mask.ts';

/** Every text the fields say by themselves. */
export interface FieldMessages {
  /** Why an edit was refused or adjusted; `limit` is the figure concerned, as shown to people. */
  readonly notices: Readonly<Record<NoticeReason, (limit: string) => string>>;
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
  /** Where a text of one's own may be entered. */
  readonly comboBoxNoData: string;
  /** Where only an option may be chosen. */
  readonly comboBoxNoMatch: string;
  readonly comboBoxShowOptions: string;
  readonly formErrors: (count: number) => string;
}

export const fieldMessages: FieldMessages = {
  notices: {
    'digits-only': () => 'Only digits can be entered here.',
    'phone-full': () => 'The phone number already has 10 digits.',
    'phone-country-code': () => 'The country code +1 is already there.',
    'phone-unreadable': () => 'This is not a US phone number.',
    'amount-characters': () => 'Only digits and a decimal point can be entered here.',
    'amount-unreadable': () => 'This is not an amount such as 1,234.56.',
    'amount-second-point': () => 'There is a decimal point already.',
    'amount-decimals': (limit) =>
      limit === '0' ? 'Only whole amounts are allowed.' : `At most ${limit} decimals are allowed.`,
    'amount-too-long': (limit) => `At most ${limit} digits are allowed.`,
    'amount-negative': () => 'A negative amount is not allowed.',
    'amount-above-max': (limit) => `${limit} is the highest amount allowed.`,
    'amount-below-min': (limit) => `${limit} is the lowest amount allowed.`,
    'date-full': () => 'The date is complete; delete a digit to change it.',
    'date-unreadable': () => 'This is not a date in the form MM-DD-YYYY.',
  },
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
  formErrors: (count) => (count === 1 ? 'There is 1 problem' : `There are ${count} problems`),
};
