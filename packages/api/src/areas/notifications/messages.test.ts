import { expect, it } from 'vitest';
import { notifications } from './contract.ts';

it('an acknowledgment that fails says so', () => {
  const { acknowledge, list } = notifications;
  expect(acknowledge.failure({ status: 500, error: undefined })).toBe('Acknowledgment failed.');
  const error = { code: 'NOT_FOUND', message: 'There is no such notification.' };
  expect(acknowledge.failure({ status: 404, error })).toBe('There is no such notification.');
  expect(list.failure({ status: 0, error: undefined })).toBe('An unexpected error occurred');
});
