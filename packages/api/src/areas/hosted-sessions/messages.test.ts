import { expect, it } from 'vitest';
import { list } from './contract.ts';

it("hosted sessions fail with the server's message, otherwise the area's", () => {
  expect(list.failure({ status: 0, error: undefined })).toBe(
    'Error while getting the hosted sessions. Try again later.',
  );
  const error = { code: 'FORBIDDEN', message: 'You may not see this.' };
  expect(list.failure({ status: 403, error })).toBe('You may not see this.');
});
