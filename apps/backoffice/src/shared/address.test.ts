import { describe, expect, it } from 'vitest';
import { contextual, withParams } from './address.ts';

describe('withParams', () => {
  it('sets, replaces and removes parameters and leaves the others alone', () => {
    expect(withParams('?page=3&status=settled', { page: undefined, sort: '-amount' })).toBe(
      '?status=settled&sort=-amount',
    );
    expect(withParams('?status=settled', { status: ['declined', 'voided'] })).toBe(
      '?status=declined&status=voided',
    );
    expect(withParams('?q=a', { q: '' })).toBe('');
  });
});

describe('contextual', () => {
  it('keeps the acting session and the account', () => {
    expect(contextual('/dashboard', '?as=ref1&page=2')).toBe('/dashboard?as=ref1');
    expect(contextual('/x?operation=sale', '?account=sm1')).toBe('/x?operation=sale&account=sm1');
    expect(contextual('/x?account=sm2', '?account=sm1')).toBe('/x?account=sm2');
  });
});
