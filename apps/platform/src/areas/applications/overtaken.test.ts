import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pathOf, recordPath, send, submitted, useBoarders } from '../../../test/boarding.ts';
import type { TestResponse } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';
import { alerts, payouts } from '../../kernel/database/schema/index.ts';

const api = useTestApi();
const people = useBoarders(api);
const { admin, underwriter, provider } = people;

/** The response to the second of two users. */
const told = ({ status, body }: TestResponse) => [
  status,
  body.code,
  body.lastAct?.who,
  body.lastAct?.what,
  Date.parse(body.lastAct?.at) > 0,
  body.message,
];

const changedByOther = (session: { response: { name: string } }, what: string, words: string) => {
  const { name } = session.response;
  return [409, 'INVALID_STATUS', name, what, true, `${name} ${words} just now.`];
};

test('an outdated change of an application is refused with who changed it, to what, and when [BOARD-43]', async () => {
  const application = await submitted(api, provider);
  const review = { status: 'underwriting' };
  const moves = [
    ['POST', `${pathOf(application)}/approve`, {}, 'Approved the application'],
    [
      'PUT',
      `${recordPath(application)}/underwriting-status`,
      review,
      'Started the processor review',
    ],
    ['PUT', pathOf(application), { status: 'declined', reason: 'No.' }, 'Declined the application'],
    [
      'PUT',
      pathOf(application),
      { status: 'archived', reason: 'Old.' },
      'Archived the application',
    ],
  ] as const;
  for (const [method, path, body, what] of moves) {
    const by = what.startsWith('Archived') ? admin : underwriter;
    expect([what, (await send(by, method, path, body)).status]).toEqual([what, 200]);
    const words = `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
    expect(told(await send(admin, method, path, body))).toEqual(changedByOther(by, what, words));
  }
  const suspend = { isSuspended: true, reason: 'Late.' };
  expect(told(await send(admin, 'PUT', pathOf(application), suspend))).toEqual(
    changedByOther(admin, 'Archived the application', 'archived the application'),
  );
});

test('an outdated change of a payout or an alert is refused the same way', async () => {
  const { database } = api.open;
  const [payout] = await database
    .select()
    .from(payouts)
    .where(eq(payouts.facilitatorId, 'harbor'))
    .limit(1);
  const [alert] = await database.select().from(alerts).where(isNotNull(alerts.ruleId)).limit(1);
  if (!payout || !alert) throw new Error('The seed has none.');
  await database
    .update(payouts)
    .set({ status: 'approved', automaticHold: null })
    .where(eq(payouts.payoutId, payout.payoutId));
  const hold = { status: 'on-hold', reason: 'Ask first.' };
  const path = `payouts/${payout.payoutId}/hold`;
  expect((await send(admin, 'PUT', path, hold)).status).toBe(200);
  expect(told(await send(admin, 'PUT', path, hold))).toEqual(
    changedByOther(admin, 'Put the payout on hold', 'put the payout on hold'),
  );
  const staff = alert.facilitatorId === 'harbor' ? admin : await api.signIn('admin@juniper');
  await database
    .update(alerts)
    .set({ status: 'unacknowledged' })
    .where(eq(alerts.alertId, alert.alertId));
  const acknowledge = () =>
    staff.call('foundation/alerts/ack', { method: 'POST', body: { alertId: alert.alertId } });
  expect((await acknowledge()).status).toBe(200);
  expect(told(await acknowledge())).toEqual(
    changedByOther(staff, 'Acknowledged the alert', 'acknowledged the alert'),
  );
});
