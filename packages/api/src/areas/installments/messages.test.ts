import { describe, expect, it } from 'vitest';
import { createClient } from '../../client/create-client.ts';
import { create, get, installments, list } from './contract.ts';

const unanswered = { status: 0, error: undefined };

describe('messages of installments', () => {
  it('differ for the list and for one plan; writes have the last resort', () => {
    expect(list.failure(unanswered)).toBe('Error fetching installments');
    expect(get.failure(unanswered)).toBe('Error fetching installment');
    expect(create.failure(unanswered)).toBe('An unexpected error occurred');
    const error = { code: '51', message: 'Insufficient funds' };
    expect(create.failure({ status: 402, error })).toBe('Insufficient funds');
  });

  it('has its own for the export', async () => {
    const refusing = () => Promise.resolve(new Response('{}', { status: 500 }));
    const options = { baseUrl: '/api/v1', platformUrl: '/v1', fetch: refusing };
    const api = createClient({ ...options, retry: false }, { installments });
    await expect(api.installments.list.csv()).rejects.toThrow('Error downloading installments CSV');
    await expect(api.installments.list()).rejects.toThrow('Error fetching installments');
  });
});
