import { expect, it } from 'vitest';
import { deactivate } from './contract.ts';

it("a payment link's failure is the server's message, otherwise the area's", () => {
  const error = { code: 'INVALID_STATUS', message: 'The link has expired.' };
  expect(deactivate.failure({ status: 409, error })).toBe('The link has expired.');
  expect(deactivate.failure({ status: 500, error: undefined })).toBe(
    'Error while processing the payment link. Try again later.',
  );
});
