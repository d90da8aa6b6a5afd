import { describe, expect, test } from 'vitest';
import { useBoarders } from '../../../test/boarding.ts';
import { businessTime } from '../../../test/moments.ts';
import { TestSession } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { notifyDisputeOpened } from '../../areas/disputes/notify-dispute.ts';
import { notifyPayout } from '../../areas/payouts/notify-payout.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { disputes, payouts, transactions } from '../../kernel/database/schema/index.ts';
import { applicant, businessFields, ownerFields } from './test-applicant.ts';

const hosted = useTestHosted();
const people = useBoarders(hosted);
const { post, signedUp, applicationOf } = applicant(hosted);

const mails = async (recipient: string) => {
  const { rows } = await hosted.open.pool.query<{ subject: string; body: string }>(
    'select subject, body from outbox where recipient = $1 order by created_at, message_id',
    [recipient],
  );
  return rows;
};

describe('an invited user', () => {
  test('works in the back office once their account is live, and not before', async () => {
    const { path, id, email } = await signedUp();
    await post(path, { step: 'business', ...businessFields });
    await post(path, { step: 'owner', 'owner.isController': 'yes', ...ownerFields });
    await post(path, { step: 'bank-link', linked: 'open' });
    await post(path, { step: 'submit', terms: 'yes' });
    const { application_id: applicationId } = await applicationOf(id);
    const application = await people.show({ applicationId });

    const enter = () => TestSession.begin(hosted.url, email, 'harbor');
    const { subMerchantId } = application;
    const opens = async (session: TestSession) => ({
      roles: session.response.applications.payments.acl
        .map(({ role }: { role: string }) => role)
        .toSorted(),
      dashboard: (await session.get('reporting/totals/cc')).status,
      terminal: (
        await session.get(`backoffice/tokens/virtualTerminal?subMerchantId=${subMerchantId}`)
      ).status,
      payouts: (await session.get('reporting/payouts/merchant')).status,
      people: (await session.get('users')).status,
    });
    const before = await opens(await enter());
    expect(before).toMatchObject({ roles: ['applicant'], payouts: 403, people: 403 });

    await people.approve(application);
    await people.underwrite(application);
    await people.provision(application);
    const live = await people.show(application);
    expect(live.status).toBe('active');
    const after = await opens(await enter());
    expect(after).toEqual({
      roles: ['applicant', 'manager', 'merchant-admin'],
      dashboard: 200,
      terminal: 200,
      payouts: 200,
      people: 200,
    });
    expect(live.logs.at(-1)).toMatchObject({
      verb: 'Gave Tove Lind access',
      to: 'Merchant admin, Manager',
      username: 'admin@harbor',
    });
    const told = await mails('office@lind.example');
    expect(told.at(-1)?.subject).toBe('Your account is live');
  });
});

describe('a merchant is notified', () => {
  test('when a dispute opens, with its deadline, and when a payout fails', async () => {
    const { open } = hosted;
    const at = businessTime();
    const [dispute] = await open.database.select().from(disputes).limit(1);
    const [payment] = await open.database.select().from(transactions).limit(1);
    const [payout] = await open.database.select().from(payouts).limit(1);
    if (!dispute || !payment || !payout) throw new Error('The seed has none.');
    const respondBy = new Date('2026-03-20T22:00:00Z');
    await inTransaction(open.database, async (transaction) => {
      await notifyDisputeOpened(transaction, { ...dispute, respondBy }, payment, at);
      const { subMerchantId } = dispute;
      const failed = { ...payout, subMerchantId, returnCode: 'R03' };
      await notifyPayout(transaction, 'payout.failed', failed, at);
    });
    const { rows } = await open.pool.query<{ subject: string; body: string }>(
      "select subject, body from outbox where subject in ('Dispute opened', 'Inquiry opened', 'Payout returned') order by subject",
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^(Dispute|Inquiry) opened$/),
      'Payout returned',
    ]);
    expect(rows[0]?.body).toMatch(/by 03\/20\/26 \d\d:00 PM \w{3};/);
    expect(rows[1]?.body).toContain('R03');
  });
});
