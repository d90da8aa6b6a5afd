import { expect, it } from 'vitest';
import { tokenSessions } from './contract.ts';

it('token sessions fail in the words of the last resort', () => {
  for (const { failure } of Object.values(tokenSessions)) {
    expect(failure({ status: 500, error: undefined })).toBe('An unexpected error occurred');
  }
});
