import { environments } from '@payfac/domain/enumerations';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedContext, openCardContext } from '../../../test/card-context.ts';
import { securityTime } from '../../../test/moments.ts';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { signContext, verifyContext } from '../../areas/tokenization/context.ts';
import { guestsPerAddress, triesPerContext } from '../../areas/tokenization/rate-limit.ts';
import { tokenSessionLifeMs, vaultIdOf } from '../../areas/tokenization/vault.ts';
import { cardTokens, tokenSessions } from '../../kernel/database/schema/index.ts';

const hosted = useTestHosted();

const payHost = 'pay.harbor.localhost';
const path = '/v1/transactions/creditcard/tokenization/';
const origin = `http://${payHost}`;

let opened: OpenedContext;

const openContext = () => openCardContext(hosted, 'harbor', ['http://harbor.localhost']);

beforeAll(async () => {
  opened = await openContext();
});

const card = (changes: object = {}) => ({
  context: opened.context,
  cardNumber: '4000056655665556',
  expirationMonth: 4,
  expirationYear: 2030,
  cvv: '123',
  ...changes,
});

const post = (body: unknown, headers: Readonly<Record<string, string>> = { origin }) =>
  call(hosted.url, payHost, path, { method: 'POST', body, headers });

async function storedAs(token: unknown) {
  const [row] = await hosted.open.database
    .select()
    .from(cardTokens)
    .where(eq(cardTokens.token, String(token)));
  return row;
}

describe('the tokenization rate limit', () => {
  const limit = 'backoffice/tokenization/ratelimit';
  const putLimit = async (perMinute: number) => {
    const admin = await hosted.signIn('admin@harbor');
    return admin.call(limit, { method: 'PUT', body: { perMinute } });
  };

  it('is read and set by admins, and in force for each account of their facilitator alone', async () => {
    const admin = await hosted.signIn('admin@harbor');
    expect((await admin.get(limit)).body).toEqual({ perMinute: 120 });
    expect((await post(card())).status).toBe(201);
    expect((await putLimit(1)).body).toEqual({ perMinute: 1 });
    const refused = await post(card());
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY']);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await (await hosted.signIn('admin@juniper')).get(limit)).body.perMinute).toBe(120);
    await putLimit(120);
    expect((await post(card())).status).toBe(201);
  });

  it.each([0, 10_001, 1.5])('is not set to %s', async (perMinute) => {
    expect((await putLimit(perMinute)).status).toBe(400);
  });
});

describe('payers on pages', () => {
  /** Sends concurrent cards from a page with its own context. @returns how many were accepted. */
  async function sendFrom(page: string | undefined, cards: number): Promise<number> {
    const { context } = await openContext();
    const signed = verifyContext(context, hosted.contextKey);
    if (!signed) throw new Error('The context that was just opened is none.');
    const text = signContext({ ...signed, ...(page && { page }) }, hosted.contextKey);
    const sent = Array.from({ length: cards }, () => post(card({ context: text })));
    return (await Promise.all(sent)).filter(({ status }) => status === 201).length;
  }
  const setLimit = (perMinute: number) =>
    hosted.open.pool.query(
      `with forgotten as (delete from limit_windows)
       update facilitators set tokenization_per_minute = $1 where facilitator_id = 'harbor'`,
      [perMinute],
    );

  it('use up their page, then what pages have together, and never what people signed in need', async () => {
    await setLimit(8);
    expect(await sendFrom('hps_one', 15)).toBe(3);
    expect(await sendFrom('hps_one', 1)).toBe(0);
    expect(await sendFrom('hps_two', 1)).toBe(1);
    expect(await sendFrom(undefined, 1)).toBe(1);
    await setLimit(8);
    expect(await sendFrom('hps_one', 4)).toBe(3);
    expect(await sendFrom('hps_two', 4)).toBe(3);
    expect(await sendFrom('hps_three', 4)).toBe(0);
    expect(await sendFrom(undefined, 10)).toBe(2);
  });

  it('use up their address, which is nothing to people signed in there', async () => {
    await setLimit(1000);
    expect(await sendFrom('hps_one', 25)).toBe(guestsPerAddress);
    expect(await sendFrom('hps_two', 1)).toBe(0);
    expect(await sendFrom(undefined, 25)).toBe(25);
    await setLimit(120);
  });
});

describe('a card', () => {
  it('of one brand is not taken on the hosted pages of the other', async () => {
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

  it('keeps what test cards and security codes do', async () => {
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

  it('says of every field what is wrong with it', async () => {
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
  it('is of the vault of its environment alone [API-13]', () => {
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

  it('whose session was closed opens nothing', async () => {
    const other = await openContext();
    await hosted.open.database
      .update(tokenSessions)
      .set({ status: 'closed' })
      .where(eq(tokenSessions.tokenSessionId, other.tokenSessionId));
    expect((await post(card({ context: other.context }))).status).toBe(403);
  });

  it('may be tried so often and no more, by good cards and bad', async () => {
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

describe('the number and the security code', () => {
  const number = '4012888888881881';
  const code = '7391';
  const american = '371449635398431';

  /** Every row of every table, as text. */
  async function wholeDatabase(): Promise<readonly string[]> {
    const { rows } = await hosted.open.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(20);
    const tables = await Promise.all(
      rows.map(({ name }) => hosted.open.pool.query(`select t::text as row from ${name} t`)),
    );
    return tables.flatMap((table) => table.rows.map(({ row }) => String(row)));
  }

  it('are in no column of the database [LINK-39]', async () => {
    const first = await post(card({ cardNumber: number }));
    const second = await post(card({ cardNumber: american, cvv: code }));
    const refused = await post(card({ cardNumber: american, cvv: '73' }));
    expect([first.status, second.status, refused.status]).toEqual([201, 201, 400]);
    const everything = await wholeDatabase();
    const rowsWith = (text: string) => everything.filter((row) => row.includes(text));
    expect(rowsWith(first.body.token)).toHaveLength(1);
    for (const secret of [number, american, number.slice(0, 12), american.slice(0, 11)]) {
      expect(rowsWith(secret)).toEqual([]);
    }
    const row = JSON.stringify(await storedAs(second.body.token));
    expect(row.replace(/tok_[\da-f]+/, '')).not.toContain(code);
    for (const { text } of [first, second, refused]) {
      for (const secret of [number, american]) expect(text).not.toContain(secret);
    }
  });

  it('are in no error and no output, not even when the database fails', async () => {
    const said: string[] = [];
    const remember = (text: unknown) => {
      said.push(String(text));
      return true;
    };
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(remember),
      vi.spyOn(process.stderr, 'write').mockImplementation(remember),
      ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
        vi.spyOn(console, level).mockImplementation(remember),
      ),
    ];
    await hosted.open.database.execute(sql`alter table card_tokens rename to card_tokens_away`);
    try {
      const { status, body, text } = await post(card({ cardNumber: american, cvv: code }));
      expect([status, body.code]).toEqual([500, 'UNEXPECTED']);
      expect(text).not.toContain(american);
    } finally {
      await hosted.open.database.execute(sql`alter table card_tokens_away rename to card_tokens`);
      for (const spy of spies) spy.mockRestore();
    }
    const [problem] = hosted.problems.splice(0);
    expect(problem).toBeInstanceOf(Error);
    for (let error: unknown = problem; error instanceof Error; error = error.cause) {
      said.push(String(error), error.stack ?? '', JSON.stringify(error));
    }
    const everything = said.join('\n').replace(/tok_[\da-f]+/g, '');
    expect(everything).toContain('card_tokens');
    for (const secret of [american, american.slice(0, 11), `${code},`]) {
      expect(everything).not.toContain(secret);
    }
  });
});
