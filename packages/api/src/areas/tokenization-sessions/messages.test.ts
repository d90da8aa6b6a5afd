import { expect, it } from 'vitest';
import { authorize } from './contract.ts';

it("a tokenization session's failure is the server's message, otherwise the last resort", () => {
  const error = { code: 'RATE_LIMITED', message: 'Too many cards in a short time.' };
  expect(authorize.failure({ status: 429, error })).toBe('Too many cards in a short time.');
  expect(authorize.failure({ status: 0, error: undefined })).toBe('An unexpected error occurred');
});
