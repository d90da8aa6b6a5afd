import { expect, test } from 'vitest';
import { testServices } from '../../../test/api.ts';
import { listen } from '../../../test/listen.ts';
import { call } from '../../../test/session.ts';
import { openDatabase } from '../../kernel/database/connection.ts';
import { isDatabaseAway } from '../../kernel/database/is-away.ts';
import { createApi } from '../../program/api.ts';

test('without its database the API returns 503 in its own form, with Retry-After', async () => {
  const problems: unknown[] = [];
  const open = openDatabase('postgres://nobody@127.0.0.1:9/none');
  const server = await listen(createApi(testServices(open, problems)).fetch);
  const response = await call(server.url, 'harbor.localhost', '/api/v1/reporting/totals/cc');
  await server.close();
  await open.close();
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.body).toMatchObject({
    code: 'UNAVAILABLE',
    message: 'The service isn’t available right now. Try again in a moment.',
  });
  expect(response.body.requestId).toMatch(/^req_/);
  expect(problems.map(isDatabaseAway)).toEqual([true]);
});
