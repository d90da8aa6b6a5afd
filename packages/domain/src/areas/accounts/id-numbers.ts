/** Types of a person's or business's id number. */
export const idTypes = ['SSN', 'EIN', 'ITIN', 'OTHER'] as const;
export type IdType = (typeof idTypes)[number];

export const idTypeLabels: Readonly<Record<IdType, string>> = {
  SSN: 'Social Security number',
  EIN: 'Employer identification number',
  ITIN: 'Individual taxpayer identification number',
  OTHER: 'Other',
};

const forms: Readonly<Record<IdType, RegExp>> = {
  SSN: /^\d{9}$/,
  EIN: /^\d{9}$/,
  ITIN: /^9\d{8}$/,
  OTHER: /^[A-Z0-9]{4,20}$/i,
};

/** Whether a number, without separators, has the format of its type. An ITIN begins with 9. */
export const isIdNumber = (type: IdType, number: string): boolean => forms[type].test(number);

/** Masks all but the last four characters: `•••••6789`. Shorter numbers are masked whole. */
export const maskIdNumber = (number: string): string =>
  number.length <= 4 ? '•'.repeat(number.length) : '•'.repeat(number.length - 4) + number.slice(-4);

const groups = { SSN: [3, 5], ITIN: [3, 5], EIN: [2] } as const;

/** A number with its usual separators: `12-3456789`, `123-45-6789`; any other is unchanged. */
export function formatIdNumber(type: IdType, number: string): string {
  if (type === 'OTHER' || !/^\d{9}$/.test(number)) return number;
  const ends = [...groups[type], number.length];
  return ends.map((end, index) => number.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** A company's EIN is public; a person's number can open bank accounts in their name. */
export const isPersonalIdNumber = (type: IdType): boolean => type !== 'EIN';
