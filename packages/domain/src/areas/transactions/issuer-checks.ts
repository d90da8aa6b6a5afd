/* One-letter issuer responses as the card networks define them for US cards, with their labels. */

export const avsResultLabels = {
  Y: 'Street and ZIP match',
  A: 'Street matches, ZIP does not',
  Z: 'ZIP match, street mismatch',
  N: 'No match: street and ZIP',
  U: 'Not available',
} as const;

export const cvvResultLabels = {
  M: 'Matches',
  N: 'Does not match',
  P: 'Not checked',
  S: 'Should be on card, not entered',
  U: 'Issuer can’t verify',
} as const;

const inWords = (labels: Readonly<Record<string, string>>, code: string): string => {
  const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return label === undefined ? code : `${label} (${code})`;
};

/** The AVS response in words, with its letter; an unknown letter alone. */
export const displayAvsResult = (code: string): string => inWords(avsResultLabels, code);

/** The CVV response in words, with its letter; an unknown letter alone. */
export const displayCvvResult = (code: string): string => inWords(cvvResultLabels, code);

/** Whether the issuer reports that at least one part of the address doesn't match. */
export const isAvsMismatch = (code: string): boolean => ['A', 'Z', 'N'].includes(code);

/** Whether the security code is wrong, or is missing from a card that has one. */
export const isCvvMismatch = (code: string): boolean => ['N', 'S'].includes(code);
