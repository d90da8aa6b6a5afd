import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { accountOf } from '../../../test/sale.ts';
import { call } from '../../../test/session.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { verifyContext } from '../../areas/tokenization/context.ts';
import { applications, subMerchants } from '../../kernel/database/schema/index.ts';
import { titleOf, visitor, wordsOf } from './test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const { get, link } = visitor(hosted, manager);

describe('a page that can’t be paid', () => {
  test('says why, with its status', async () => {
    const unknown = await get('/pay/hps_0000000000000000');
    expect([unknown.status, titleOf(unknown)]).toEqual([404, 'This link doesn’t work']);
    for (const path of ['/pay/%00', '/pay/hps_1%00', '/preview/%00', '/pay/hps_1/payments/x%00']) {
      expect((await get(path)).status, path).toBe(404);
    }
    const { path: open } = await link();
    expect((await get(`${open}?after=%00`)).status).toBe(200);
    const canceled = await link();
    await send(manager, 'POST', `paymentlink/${canceled.id}/deactivate`, {});
    const expired = await link();
    await hosted.open.pool.query(
      'update hosted_sessions set expires_at = $2 where session_id = $1',
      [expired.id, new Date(0)],
    );
    const seen = await Promise.all([canceled, expired].map(({ path }) => get(path)));
    expect(seen.map((page) => [page.status, titleOf(page)])).toEqual([
      [410, 'This payment link was canceled'],
      [410, 'This payment link has expired'],
    ]);
  });

  test('says what it was for, and names an invoice once', async () => {
    const canceled = await link();
    await send(manager, 'POST', `paymentlink/${canceled.id}/deactivate`, {});
    await hosted.open.pool.query(
      'update hosted_sessions set description = $2 where session_id = $1',
      [canceled.id, 'Deposit for May'],
    );
    expect(wordsOf(await get(canceled.path))).toMatch(/For\s*Deposit for May/);
    const { rows } = await hosted.open.pool.query<{ id: string; number: string }>(
      `select session_id as id, invoices.invoice_number as number
      from hosted_sessions join invoices using (invoice_id)
      where invoices.status = 'Paid' and hosted_sessions.facilitator_id = 'harbor' limit 1`,
    );
    const [paid] = rows;
    expect(paid, 'a paid invoice').toBeDefined();
    const words = wordsOf(await get(`/pay/${paid?.id}`));
    expect(words).toContain(`Invoice ${paid?.number} is already paid`);
    expect(words.split(paid?.number ?? '').length).toBe(3);
  });

  test('counts card entries against itself, not its merchant', async () => {
    const { path, id } = await link();
    const { text } = await get(path);
    const context = /data-context="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(verifyContext(context, hosted.contextKey)?.page).toBe(id);
  });

  test('doesn’t open on another brand', async () => {
    const { path } = await link();
    expect((await call(hosted.url, 'pay.juniper.localhost', path)).status).toBe(404);
  });

  test('waits until its merchant goes live, and while processing is suspended', async () => {
    const { path } = await link();
    const { database } = hosted.open;
    const [found] = await database
      .select({ id: subMerchants.applicationId })
      .from(subMerchants)
      .where(eq(subMerchants.subMerchantId, accountOf(manager)));
    const change = (changes: Partial<typeof applications.$inferInsert>) =>
      database
        .update(applications)
        // Accounts can't change without a line in their log.
        .set({ ...changes, logs: sql`${applications.logs} || (${applications.logs} -> 0)` })
        .where(eq(applications.applicationId, found?.id ?? ''));
    await change({ isSuspended: true });
    const suspended = await get(path);
    await change({ isSuspended: false, status: 'approved' });
    const approved = await get(path);
    await change({ status: 'active' });
    expect([suspended.status, approved.status]).toEqual([409, 409]);
    expect(titleOf(suspended)).toContain('can’t take payments right now');
    expect(titleOf(approved)).toContain('can’t take payments yet');
  });
});
