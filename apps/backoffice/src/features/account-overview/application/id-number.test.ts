import { expect, it } from 'vitest';
import { idNumberText } from './id-number.tsx';

it.each([
  ['SSN', '900302048', '900-30-2048'],
  ['ITIN', '912345678', '912-34-5678'],
  ['EIN', '001234567', '00-1234567'],
  ['SSN', '90030', '90030'],
  ['OTHER', '900302048', '900302048'],
] as const)('writes the %s %s as %s', (type, told, shown) => {
  expect(idNumberText(type, told)).toBe(shown);
});
