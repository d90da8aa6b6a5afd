import { listTransactions } from '@payfac/api/contract/reporting';
import { describe, expect, it } from 'vitest';
import { readQuery } from './read-query.ts';

const read = (search: string) => readQuery(listTransactions.query, search);

describe('readQuery', () => {
  it('reads the address in the form the call has on the wire', () => {
    expect(read('?page=2&sort=-amount&status=settled&status=refunded&amountMin=10.50')).toEqual({
      page: 2,
      sort: '-amount',
      status: ['settled', 'refunded'],
      amountMin: 1050,
    });
  });

  it('reads instants and one value of a filter that takes several', () => {
    const query = read('?from=2026-01-01T05:00:00.000Z&operation=refund');
    expect(query.from?.toISOString()).toBe('2026-01-01T05:00:00.000Z');
    expect(query.operation).toEqual(['refund']);
  });

  it('leaves out keys of others and drops values that make no sense', () => {
    expect(read('?open=txn1&page=two&status=purple&amountMax=abc&q=x&pageSize=25')).toEqual({
      pageSize: 25,
    });
  });
});
