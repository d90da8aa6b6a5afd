import { expect, it } from 'vitest';
import { create } from './contract.ts';

it("a template's failure is the server's message, otherwise the area's", () => {
  const error = { code: 'VALIDATION', message: 'Choose at least one way to pay.' };
  expect(create.failure({ status: 400, error })).toBe('Choose at least one way to pay.');
  expect(create.failure({ status: 0, error: undefined })).toBe(
    'Error while processing the template. Try again later.',
  );
});
