import { accounts } from '@payfac/api/contract/accounts';
import { apiKeys } from '@payfac/api/contract/api-keys';
import { apiLogs } from '@payfac/api/contract/api-logs';
import { products } from '@payfac/api/contract/products';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';

const areas = { accounts, apiKeys, apiLogs, products, users };
const [example] = fixtures.apiLogs.list.data;
if (!example) throw new Error('The example has a call.');

it.each([
  ['', 'apiLogs.list'],
  ['?show=succeeded', 'apiLogs.listSuccesses'],
  ['?show=failed', 'apiLogs.listErrors'],
  ['?show=times', 'apiLogs.listResponseTimes'],
  ['?show=patterns', 'apiLogs.listPatterns'],
])('loads only its tab’s list: /list%s', async (search, endpoint) => {
  const view = renderScreen(<Component />, { areas, address: `/list${search}` });
  await screen.findByRole('table');
  const asked = Object.keys(apiLogs).filter((name) => view.calls(`apiLogs.${name}`).length > 0);
  expect(asked.filter((name) => name.startsWith('list')).map((name) => `apiLogs.${name}`)).toEqual([
    endpoint,
  ]);
});

it('shows a key’s call with its bodies, and says why a user’s has none', async () => {
  const show = (bodies: { requestBody: string | null; responseBody: string | null }) => {
    const row = {
      ...example,
      requestId: 'req_1',
      method: 'POST' as const,
      apiUserId: 'key_1',
      ...bodies,
    };
    renderScreen(<Component />, {
      areas,
      responses: { apiLogs: { list: () => ({ data: [row], count: 1 }) } },
      address: '/list?calls.open=req_1',
    });
  };
  show({ requestBody: '{"amount":12.34}', responseBody: '{"status":"approved"}' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/12\.34/)).toBeDefined();
  expect(drawer.getByText(/"approved"/)).toBeDefined();
  expect(drawer.queryByText(/^No request body is kept/)).toBeNull();
  show({ requestBody: null, responseBody: '{"code":"VALIDATION"}' });
  expect(await screen.findByText(/^No request body is kept/)).toBeDefined();
  show({ requestBody: null, responseBody: null });
  expect(await screen.findByText(/^Bodies are kept for calls made with an API key/)).toBeDefined();
});
