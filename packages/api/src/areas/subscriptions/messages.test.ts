import { expect, it } from 'vitest';
import { cancel } from './contract.ts';

it("a subscription's failure is the server's message, otherwise the last resort", () => {
  const error = { code: 'INVALID_STATUS', message: 'The subscription is canceled.' };
  expect(cancel.failure({ status: 409, error })).toBe('The subscription is canceled.');
  expect(cancel.failure({ status: 0, error: undefined })).toBe('An unexpected error occurred');
});
