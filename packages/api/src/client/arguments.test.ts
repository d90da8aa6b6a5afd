import { cents } from '@payfac/domain/money';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { reporting } from '../areas/reporting/contract.ts';
import { transactions } from '../areas/transactions/contract.ts';
import { users } from '../areas/users/contract.ts';
import { ApiError, createClient } from '../index.ts';
import type { Endpoint } from '../kernel/endpoint.ts';
import { always } from '../kernel/failure.ts';

const imports = {
  upload: {
    id: 'imports.upload',
    method: 'POST',
    path: 'imports',
    changes: [],
    access: 'signed-in',
    body: z.strictObject({
      file: z.file(),
      product: z.string(),
      columns: z.optional(z.array(z.string())),
    }),
    output: z.object({ success: z.boolean() }),
    failure: always('No.'),
    multipart: true,
  },
} as const satisfies Record<string, Endpoint>;

const tally = { count: 2, amount: 10.5 };

function clientOf(response: unknown = { success: true }) {
  const requests: Request[] = [];
  const api = createClient(
    {
      baseUrl: 'http://api.test/api/v1',
      platformUrl: 'http://api.test/v1',
      fetch: async (...args) => {
        requests.push(new Request(...args));
        return new Response(JSON.stringify(response));
      },
    },
    { imports, reporting, transactions, users },
  );
  return { api, requests };
}

const problemOf = async (call: Promise<unknown>) => {
  const problem = await call.catch((error: unknown) => error);
  return problem instanceof ApiError
    ? { kind: problem.kind, paths: problem.detail?.errors?.map(({ path }) => path) }
    : problem;
};

describe('an argument that never leaves the machine', () => {
  it('is a call that moves money without its key, from code without types', async () => {
    const { api, requests } = clientOf();
    const call: Promise<unknown> = Reflect.apply(api.transactions.voidCard, undefined, [
      { params: { id: 'txn1' }, body: {} },
    ]);
    expect(await problemOf(call)).toEqual({ kind: 'argument', paths: ['idempotencyKey'] });
    expect(requests).toEqual([]);
  });

  it.each(['', '.', '..'])('is %j as a part of the path', async (id) => {
    const { api, requests } = clientOf();
    const call = api.users.get({ params: { id } });
    expect(await problemOf(call)).toEqual({ kind: 'argument', paths: ['id'] });
    expect(requests).toEqual([]);
  });

  it('is a field the call does not know, and one it lacks, both named', async () => {
    const { api } = clientOf();
    const create: Promise<unknown> = Reflect.apply(api.users.create, undefined, [
      { body: { username: 'grace', nickname: 'g' } },
    ]);
    const problem = await problemOf(create);
    expect(problem).toMatchObject({ kind: 'argument' });
    expect(JSON.stringify(problem)).toContain('email');
  });
});

describe('a form with a file', () => {
  it('travels as multipart with the file as it is and no JSON content type [API-03, INVITE-03]', async () => {
    const { api, requests } = clientOf();
    const file = new File(['name,email\r\n'], 'people.csv', { type: 'text/csv' });
    await api.imports.upload({ body: { file, product: 'spp_1', columns: ['name'] } });
    const [request] = requests;
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await request?.formData();
    expect(form?.get('product')).toBe('spp_1');
    expect(form?.get('columns')).toBe('["name"]');
    const sent = form?.get('file');
    expect(sent instanceof File && [sent.name, await sent.text()]).toEqual([
      'people.csv',
      'name,email\r\n',
    ]);
  });
});

describe('a response', () => {
  it('is checked and decoded', async () => {
    expect(await clientOf(tally).api.reporting.cardTotals()).toEqual({
      count: 2,
      amount: cents(1050),
    });
  });

  it('is the JSON as it travelled when it is asked for raw', async () => {
    const { api } = clientOf({ ...tally, extra: true });
    const { data, status, requestId } = await api.reporting.cardTotals.raw();
    expect(data).toEqual({ count: 2, amount: 10.5, extra: true });
    expect([status, requestId]).toEqual([200, undefined]);
  });

  it('that is no JSON at all is unreadable when it is asked for raw too', async () => {
    const { api } = clientOf();
    const text = createClient(
      { baseUrl: '/api/v1', platformUrl: '/v1', fetch: async () => new Response('<p>') },
      { reporting },
    );
    const call = text.reporting.cardTotals.raw();
    expect(await problemOf(call)).toMatchObject({ kind: 'unreadable' });
    expect(await problemOf(api.reporting.cardTotals())).toMatchObject({ kind: 'unreadable' });
  });
});
