import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, startTestApi, type TestApi } from '../../test/api.ts';
import { callMatrix, everyone } from '../../test/call-matrix.ts';
import type { TestAnswer, TestSession } from '../../test/session.ts';

let api: TestApi;
const sessions = new Map<string, TestSession>();

beforeAll(async () => {
  api = await startTestApi();
  for (const login of everyone) sessions.set(login, await api.signIn(`${login}@harbor`));
});

afterAll(() => api.close());

const send = (session: TestSession, line: (typeof callMatrix)[number]): Promise<TestAnswer> =>
  session.call(line.path, {
    method: line.method,
    ...(line.method === 'GET' ? {} : { body: line.body ?? {} }),
    headers: { 'idempotency-key': newKey() },
  });

describe('every call by every role', () => {
  test.each(callMatrix)('$method $path', async (line) => {
    for (const login of everyone) {
      const session = sessions.get(login);
      if (!session) throw new Error(`${login} is not signed in.`);
      const answer = await send(session, line);
      const isLetThrough = !(answer.status === 403 && answer.body.code === 'FORBIDDEN');
      expect([login, isLetThrough]).toEqual([login, line.allowed.includes(login)]);
      expect(answer.status).toBeLessThan(500);
    }
  });

  test.each(callMatrix)('$method $path without a session', async ({ method, path, body }) => {
    const session = sessions.get('admin');
    const answer = await session?.call(path, {
      method,
      ...(method === 'GET' ? {} : { body: body ?? {} }),
      headers: { authorization: '' },
    });
    expect([answer?.status, answer?.body.message]).toEqual([401, 'Unauthorized']);
  });
});
