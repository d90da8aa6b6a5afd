export { type FoundCardNumber, findCardNumbers, maskCardNumbers } from './find.ts';
export { cardLengths } from './lengths.ts';
export { hasCheckDigit } from './luhn.ts';
export { cardNumberRefused } from './refusal.ts';
export { splitCardNumbers } from './split.ts';
