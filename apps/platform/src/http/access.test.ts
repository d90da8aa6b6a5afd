import { beforeAll, describe, expect, test } from 'vitest';
import { callMatrix, everyone } from '../../test/call-matrix.ts';
import { type InjectedResponse, injectedSignIn } from '../../test/injected-api.ts';
import { useInjectedApi } from '../../test/use.ts';

const api = useInjectedApi();

const people = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  for (const login of everyone) people.set(login, await injectedSignIn(api, `${login}@harbor`));
});

const send = (
  { method, path, body }: (typeof callMatrix)[number],
  headers: Readonly<Record<string, string>> = {},
): Promise<InjectedResponse> =>
  api.trial({ brand: 'harbor', method, path, body: body ?? {}, headers });

describe('every call by every role', () => {
  test.each(callMatrix)('$method $path [R411-R420]', async (line) => {
    for (const login of everyone) {
      const headers = { ...people.get(login), 'idempotency-key': `access-of-${login}` };
      const response = await send(line, headers);
      const isLetThrough = !(response.status === 403 && response.body.code === 'FORBIDDEN');
      expect([login, isLetThrough]).toEqual([login, line.allowed.includes(login)]);
      expect(response.status).toBeLessThan(500);
    }
  });

  test.each(callMatrix)('$method $path without a session', async (line) => {
    const response = await send(line);
    expect([response.status, response.body.message]).toEqual([401, 'Unauthorized']);
  });
});
