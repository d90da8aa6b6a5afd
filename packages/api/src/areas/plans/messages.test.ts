import { expect, it } from 'vitest';
import { remove } from './contract.ts';

it("a plan's failure is the server's message, otherwise the area's", () => {
  const error = {
    code: 'PLAN_IN_USE',
    message: 'This plan has subscribers, so it can’t be deleted.',
  };
  expect(remove.failure({ status: 409, error })).toBe(
    'This plan has subscribers, so it can’t be deleted.',
  );
  expect(remove.failure({ status: 502, error: undefined })).toBe(
    'Error while processing the plan. Try again later.',
  );
});
