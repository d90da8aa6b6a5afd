import { expect, it } from 'vitest';
import { send } from './contract.ts';

it("an invoice's failure is the server's message, otherwise the area's", () => {
  const error = { code: 'INVALID_STATUS', message: 'A voided invoice cannot be sent.' };
  expect(send.failure({ status: 409, error })).toBe('A voided invoice cannot be sent.');
  expect(send.failure({ status: 0, error: undefined })).toBe(
    'Error while processing the invoice. Try again later.',
  );
});
