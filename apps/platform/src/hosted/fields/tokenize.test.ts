import { environments } from '@payfac/domain/enumerations';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securityTime } from '../../../test/moments.ts';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { signContext } from '../../areas/tokenization/context.ts';
import { triesPerContext } from '../../areas/tokenization/rate-limit.ts';
import { tokenSessionLifeMs, vaultIdOf } from '../../areas/tokenization/vault.ts';
import { cardTokens, tokenSessions } from '../../kernel/database/schema/index.ts';
import { path, useCardPosts } from './test-card-post.ts';

const hosted = useTestHosted();
const { opened, openContext, card, post } = useCardPosts(hosted);

async function storedAs(token: unknown) {
  const [row] = await hosted.open.database
    .select()
    .from(cardTokens)
    .where(eq(cardTokens.token, String(token)));
  return row;
}

describe('a card', () => {
  it('of one brand isn’t accepted on the other’s hosted pages', async () => {
    const other = 'pay.juniper.localhost';
    const headers = { origin: `http://${other}` };
    const response = await call(hosted.url, other, path, { method: 'POST', body: card(), headers });
    expect([response.status, response.body.code]).toEqual([403, 'CARD_CONTEXT_REFUSED']);
  });

  it('becomes a token for one account, for a while [API-13]', async () => {
    const before = securityTime().getTime();
    const { status, body, headers } = await post(card());
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      token: expect.stringMatching(/^tok_[\da-f]{32}$/),
      cardBrand: 'visa',
      truncatedCardNumber: '5556',
      expirationMonth: 4,
      expirationYear: 2030,
    });
    const row = await storedAs(body.token);
    expect(row).toMatchObject({
      facilitatorId: 'harbor',
      brand: 'visa',
      kind: 'DEBIT',
      last4: '5556',
      cardBehavior: 'approve',
      cvvBehavior: null,
      customerId: null,
    });
    const expiresAt = row?.expiresAt?.getTime() ?? 0;
    expect(expiresAt).toBeGreaterThanOrEqual(before + tokenSessionLifeMs);
    expect(expiresAt).toBeLessThanOrEqual(securityTime(tokenSessionLifeMs).getTime());
    const [session] = await hosted.open.database
      .select()
      .from(tokenSessions)
      .where(eq(tokenSessions.tokenSessionId, opened.tokenSessionId));
    expect(session?.token).toBe(body.token);
    expect(row?.subMerchantId).toBe(session?.subMerchantId);
  });

  it('keeps the behavior of test cards and security codes', async () => {
    const declined = await post(card({ cardNumber: '4242424242424241', cvv: '901' }));
    expect(await storedAs(declined.body.token)).toMatchObject({
      cardBehavior: 'bad-number',
      cvvBehavior: 'no-match',
    });
    const ordinary = await post(card({ cardNumber: '4012888888881881' }));
    expect(await storedAs(ordinary.body.token)).toMatchObject({
      cardBehavior: null,
      kind: 'CREDIT',
    });
  });

  it('reports what is wrong with each field', async () => {
    const past = { expirationMonth: 1, expirationYear: 2020 };
    const { status, body } = await post(
      card({ cardNumber: '378282246310006', ...past, cvv: '123' }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'number', message: 'This card number isn’t valid.' },
      { path: 'expiry', message: 'This card has expired.' },
      { path: 'cvv', message: 'Enter the 4-digit security code.' },
    ]);
    const empty = await post({ context: opened.context, cardNumber: '', cvv: '' });
    expect(empty.body.errors).toEqual([
      { path: 'number', message: 'Enter the card number.' },
      { path: 'expiry', message: 'Enter the expiration date.' },
      { path: 'cvv', message: 'Enter the 3-digit security code.' },
    ]);
  });

  it.each([
    ['another page', { origin: 'http://harbor.localhost' }],
    ['a stranger', { origin: 'https://evil.example' }],
    ['nobody', {}],
    ['a hidden one', { origin: 'null' }],
  ])('is refused from %s', async (_, headers) => {
    const { status, body } = await post(card(), headers);
    expect([status, body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  it.each([
    ['a number in place of the text', { cardNumber: 4000056655665556 }],
    ['parts that do not belong', { cardHolderName: 'x' }],
    ['a number beyond all measure', { cardNumber: '4'.repeat(50) }],
    ['a NUL character', { cvv: '1\u00003' }],
  ])('is refused with %s', async (_, changes) => {
    expect((await post(card(changes))).status).toBe(400);
  });
});

describe('a context', () => {
  it('belongs only to its environment’s vault [API-13]', () => {
    const vaults = environments.map(vaultIdOf);
    expect(new Set(vaults).size).toBe(environments.length);
    expect(opened.vaultId).toBe(vaultIdOf('local'));
  });

  const context = (expiresAt: number, key = hosted.contextKey) =>
    signContext(
      {
        tokenSessionId: opened.tokenSessionId,
        facilitatorId: 'harbor',
        subMerchantId: 'sm_0001',
        vaultId: opened.vaultId,
        targetOrigins: ['http://harbor.localhost'],
        expiresAt,
      },
      key,
    );

  it.each([
    ['expired', () => context(securityTime(-1).getTime())],
    ['signed by others', () => context(securityTime(60_000).getTime(), new Uint8Array(32))],
    ['no context', () => 'x'],
  ])('that is %s opens nothing', async (_, make) => {
    const { status, body } = await post(card({ context: make() }));
    expect(status).toBe(403);
    expect(body.message).toBe('Card entry timed out. Enter the card again.');
  });

  it('with a closed session opens nothing', async () => {
    const other = await openContext();
    await hosted.open.database
      .update(tokenSessions)
      .set({ status: 'closed' })
      .where(eq(tokenSessions.tokenSessionId, other.tokenSessionId));
    expect((await post(card({ context: other.context }))).status).toBe(403);
  });

  it('has a limited number of tries, for valid and invalid cards', async () => {
    const other = await openContext();
    const wrong = card({ context: other.context, cardNumber: '4242424242424243' });
    const statuses = new Set<number>();
    for (let tries = 1; tries <= triesPerContext; tries += 1) {
      statuses.add((await post(wrong)).status);
    }
    expect([...statuses]).toEqual([400]);
    const { status, body, headers } = await post(card({ context: other.context }));
    expect([status, body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(1800);
    expect((await post(card())).status).toBe(201);
  });
});
