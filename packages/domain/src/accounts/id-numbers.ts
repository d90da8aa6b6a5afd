/** Kinds of number a person or business is known by (document 1, section 9). */
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

/** Whether a number, without separators, has the form of its type. An ITIN begins with 9. */
export const isIdNumber = (type: IdType, number: string): boolean => forms[type].test(number);

/** All but the last four characters hidden: `•••••6789`. Shorter numbers are hidden whole. */
export const maskIdNumber = (number: string): string =>
  number.length <= 4 ? '•'.repeat(number.length) : '•'.repeat(number.length - 4) + number.slice(-4);
