import { describe, expect, test } from 'vitest';
import { tokenOf } from '../../../test/cards.ts';
import { securityTime } from '../../../test/moments.ts';
import { accountOf } from '../../../test/sale.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const clerk = usePerson(api, 'clerk@harbor');
const juniper = usePerson(api, 'manager@juniper');

const open = (subMerchantId = accountOf(manager), who = manager) =>
  who.get(`backoffice/tokens/virtualTerminal?subMerchantId=${subMerchantId}`);
const sessionPath = (id: string) => `backoffice/creditcard/tokenization/${id}`;
const context = (id: string, targetOrigins: readonly string[], who = manager) =>
  who.call(`${sessionPath(id)}/generatecontext`, { method: 'POST', body: { targetOrigins } });
const keep = (token: string, who = manager) =>
  who.call('backoffice/tokenization/tokenize/converttopermanent', {
    method: 'POST',
    body: { token },
  });

describe('a tokenization session', () => {
  test('is open for its account, and keeps its settings', async () => {
    const agent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { body } = await manager.get(
      `backoffice/tokens/virtualTerminal?subMerchantId=${accountOf(manager)}`,
      { 'user-agent': agent },
    );
    expect(body).toMatchObject({ status: 'open', subMerchantId: accountOf(manager) });
    expect((await manager.get(`${sessionPath(body.tokenizationId)}/session`)).body).toEqual(body);
    const { rows } = await api.open.pool.query(
      'select device, browser, os from token_sessions where token_session_id = $1',
      [body.tokenizationId],
    );
    expect(rows).toEqual([{ device: 'Desktop', browser: 'Firefox', os: 'macOS' }]);
  });

  test('can’t be opened, read or embedded by others', async () => {
    const { body } = await open();
    const id: string = body.tokenizationId;
    expect((await open(accountOf(juniper))).status).toBe(404);
    expect((await juniper.get(`${sessionPath(id)}/session`)).status).toBe(404);
    expect((await context(id, ['https://shop.example'], juniper)).status).toBe(404);
  });

  test('can be embedded by web origins, whatever the path of their URL', async () => {
    const { body } = await open();
    const made = await context(body.tokenizationId, ['https://shop.example/cart?x=1']);
    expect(made.body).toMatchObject({ context: expect.any(String), scriptUrl: expect.any(String) });
    const { rows } = await api.open.pool.query(
      'select origin, target_origins from token_sessions where token_session_id = $1',
      [body.tokenizationId],
    );
    expect(rows).toEqual([
      { origin: 'https://shop.example', target_origins: ['https://shop.example'] },
    ]);
    for (const address of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x']) {
      expect((await context(body.tokenizationId, [address])).status, address).toBe(400);
    }
    expect((await context(body.tokenizationId, [])).status).toBe(400);
  });

  test('that has ended opens no fields', async () => {
    const { body } = await open();
    const id: string = body.tokenizationId;
    await api.open.pool.query(
      "update token_sessions set expires_at = now() - interval '1 second' where token_session_id = $1",
      [id],
    );
    expect((await manager.get(`${sessionPath(id)}/session`)).body.status).toBe('closed');
    expect((await context(id, ['https://shop.example'])).status).toBe(404);
  });
});

describe('a token made for one payment', () => {
  const once = (expiresAt = securityTime(60_000)) =>
    tokenOf(api.open, undefined, { subMerchantId: accountOf(manager), expiresAt });

  test('is saved with a customer, with the displayable card data', async () => {
    const token = await once();
    expect((await keep(token)).body).toEqual({
      token,
      cardBrand: 'visa',
      truncatedCardNumber: '4242',
      expirationMonth: 12,
      expirationYear: 2032,
    });
    const { rows } = await api.open.pool.query(
      'select expires_at from card_tokens where token = $1',
      [token],
    );
    expect(rows).toEqual([{ expires_at: null }]);
  });

  test('can’t be saved once expired, by others, or without permission for customers', async () => {
    expect((await keep(await once(securityTime(-1000)))).status).toBe(404);
    const token = await once();
    expect((await keep(token, juniper)).status).toBe(404);
    expect((await keep(token, clerk)).status).toBe(403);
    expect((await keep('tok_none')).status).toBe(404);
  });
});
