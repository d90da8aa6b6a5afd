import {
  applicationStatuses,
  applyOnboarding,
  merchantStages,
  onboardingActions,
  provisioningStatuses,
} from '@payfac/domain/accounts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  liveMerchant,
  pathOf,
  type Shown,
  send,
  useBoarders,
} from '../../../test/boarding.ts';
import { businessTime } from '../../../test/moments.ts';
import { useTestApi } from '../../../test/use.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { applications } from '../../kernel/database/schema/index.ts';
import { moveApplication } from './move.ts';
import { lockApplication } from './store.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, provider, show } = people;

const scope = {
  facilitatorId: 'harbor',
  everything: true,
  productIds: [],
  subMerchantIds: [],
} as const;
const by = { username: 'underwriter@harbor', name: 'Dominic Soto' };

/** Every combination of states of the three machines, and the result of each action. */
const moves = applicationStatuses.flatMap((status) =>
  merchantStages.flatMap((stage) =>
    [null, ...provisioningStatuses].flatMap((provisioning) =>
      onboardingActions.flatMap((action) => {
        const from = { status, stage, provisioning };
        const to = applyOnboarding(from, action);
        return to ? [{ from, action, to }] : [];
      }),
    ),
  ),
);

describe('the log of an account', () => {
  test('gets one entry for every transition, with who made it [BOARD-42]', async () => {
    const seeded = await begin(provider);
    const { database } = api.open;
    const walked = new Set<string>();
    for (const [place, { from, action, to }] of moves.entries()) {
      const at = businessTime(place * 1000);
      await inTransaction(database, async (transaction) => {
        const parts = await lockApplication(transaction, seeded.applicationId, { scope });
        const applicationId = `app_moved_${place}`;
        const application = { ...parts.application, ...from, applicationId, logs: [] };
        await transaction.insert(applications).values(application);
        await moveApplication(transaction, { ...parts, application }, action, { at, by });
      });
      const { rows } = await api.open.pool.query(
        'select logs, status, stage, provisioning from applications where application_id = $1',
        [`app_moved_${place}`],
      );
      const [{ logs, ...standing }] = rows;
      expect([action, standing]).toEqual([action, to]);
      expect(logs).toMatchObject([
        {
          type: 'status',
          verb: expect.stringMatching(/^[A-Z].+/),
          datetime: at.toISOString(),
          ...by,
        },
      ]);
      if (from.status !== to.status) expect(logs[0].from).not.toBe(logs[0].to);
      walked.add(action);
    }
    expect([...walked].toSorted()).toEqual([...onboardingActions].toSorted());
  });

  test('says who moved an application, from its first step to its suspension', async () => {
    const { applicationId } = await liveMerchant(api, people);
    const stop = { isSuspended: true, reason: 'Too many disputes.' };
    await send(admin, 'PUT', pathOf({ applicationId }), stop);
    const { logs } = await show({ applicationId });
    const told = logs
      .filter(({ type }: Shown) => type === 'status' || type === 'suspension')
      .map(({ verb, from, to, username }: Shown) => [verb, from, to, username]);
    expect(told).toEqual([
      ['Began the application', null, 'In progress', 'provider@harbor'],
      ['Entered the bank account for payouts', null, null, 'provider@harbor'],
      ['Submitted the application', 'In progress', 'Review', 'provider@harbor'],
      ['Approved the application', 'Review', 'Approved', 'underwriter@harbor'],
      ['Started the processor review', 'Requested', 'Underwriting', 'underwriter@harbor'],
      ['Provisioned the processor', 'Underwriting', 'Provisioned', 'admin@harbor'],
      ['Took the account live', 'Approved', 'Active', 'admin@harbor'],
      ['Suspended the account', 'Live', 'Suspended', 'admin@harbor'],
    ]);
    expect(logs.map(({ type }: Shown) => type)).toEqual(
      expect.arrayContaining(['check', 'bank-account', 'processor', 'details']),
    );
    expect(logs.at(-1)).toMatchObject({ note: 'Too many disputes.', isTold: true });
    const { name } = admin.response;
    expect(logs.at(-1).name).toBe(name);
  });

  test('can’t be changed or skipped: the database refuses', async () => {
    const { applicationId } = await begin(provider);
    const write = (change: string) =>
      api.open.pool.query(`update applications set ${change} where application_id = $1`, [
        applicationId,
      ]);
    await expect(write("status = 'active'")).rejects.toThrow('without a line');
    await expect(write('is_suspended = true')).rejects.toThrow('without a line');
    await expect(write("logs = '[]'")).rejects.toThrow('never changed');
    await expect(write("logs = jsonb_set(logs, '{0,username}', '\"me\"')")).rejects.toThrow(
      'never changed',
    );
    expect((await show({ applicationId })).status).toBe('progress');
  });

  test('of every seeded account leads to its current state', async () => {
    const { rows } = await api.open.pool.query(
      "select status, logs from applications where application_id not like 'app_moved%'",
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { status, logs } of rows) {
      const reached = logs.filter(({ type }: Shown) => type === 'status').at(-1);
      expect([status, reached?.datetime]).toEqual([status, expect.any(String)]);
      if (status === 'active' || status === 'review' || status === 'declined') {
        expect(reached.to.toLowerCase()).toBe(status);
      }
    }
  });
});
