import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { useTestHosted } from '../../../test/use.ts';
import { cardTokens } from '../../kernel/database/schema/index.ts';
import { useCardPosts } from './test-card-post.ts';

const hosted = useTestHosted();
const { card, post } = useCardPosts(hosted);

async function storedAs(token: unknown) {
  const [row] = await hosted.open.database
    .select()
    .from(cardTokens)
    .where(eq(cardTokens.token, String(token)));
  return row;
}

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

  it('aren’t in any column of the database [LINK-39]', async () => {
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

  it('aren’t in any error or output, even if the database fails', async () => {
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
