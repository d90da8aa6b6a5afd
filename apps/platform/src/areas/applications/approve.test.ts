import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  business,
  owner,
  pathOf,
  recordPath,
  type Shown,
  send,
  submitted,
  useBoarders,
} from '../../../test/boarding.ts';
import type { TestResponse } from '../../../test/session.ts';
import { useTestApi } from '../../../test/use.ts';
import { accountChecks } from '../../kernel/database/schema/index.ts';

const api = useTestApi();
const { admin, underwriter, provider, show } = useBoarders(api);

interface Override {
  readonly item: string;
  readonly reason: string;
}

const approve = (application: Shown, overrides?: readonly Override[]) =>
  send(underwriter, 'POST', `${pathOf(application)}/approve`, overrides ? { overrides } : {});

const checksOf = async ({ applicationId }: Shown, kind: string) =>
  (await send(admin, 'POST', `accounts/checks?applicationId=${applicationId}&kind=${kind}`)).body
    .data;
const run = (application: Shown, kind: string) =>
  send(underwriter, 'POST', `${recordPath(application)}/checks`, { kinds: [kind] });

const clear = (application: Shown, checkId: string, session = underwriter) =>
  send(session, 'POST', `${pathOf(application)}/checks/${checkId}/clear`, {
    evidence: 'Born in 1984; the listed person in 1951.',
  });

const sanctioned = () => submitted(api, provider, { owners: [owner({ lastName: 'Sanctioned' })] });

/** Status, error code and the items it names. */
const refusal = ({ status, body }: TestResponse) => [
  status,
  body.code,
  body.errors?.map(({ path }: { readonly path: string }) => path),
];

describe('an approval', () => {
  test('is refused while a check has failed, names it, and writes nothing [BOARD-38]', async () => {
    const application = await sanctioned();
    const before = await show(application);
    const [check] = await checksOf(application, 'sanctions');
    const refused = await approve(application);
    expect(refusal(refused)).toEqual([409, 'OPEN_ITEMS', [check.checkId]]);
    expect(refused.body.message).toBe(
      'Not approved yet. Sanctions lists: Lantern Quay Books LLC. Fail. Adaeze Sanctioned is on a list.',
    );
    expect(await show(application)).toEqual(before);
  });

  test.each([
    [
      'a business the registry doesn’t know',
      { business: business({ taxId: '111111111' }) },
      'business',
    ],
    [
      'a business the registry can’t confirm',
      { business: business({ taxId: '222222222' }) },
      'business',
    ],
    [
      'an owner the registry doesn’t know',
      { owners: [owner({ idNumber: '111111111' })] },
      'identity',
    ],
    [
      'an owner the registry can’t confirm',
      { owners: [owner({ idNumber: '222222222' })] },
      'identity',
    ],
  ])('of %s requires an override', async (_, changes, kind) => {
    const application = await submitted(api, provider, changes);
    const [check] = await checksOf(application, kind);
    expect(refusal(await approve(application))).toEqual([409, 'OPEN_ITEMS', [check.checkId]]);
    const overrides = [{ item: check.checkId, reason: 'Met them at their shop.' }];
    expect((await approve(application, overrides)).body.status).toBe('approved');
  });

  test('requires each open item by name, and records who overrode it and why [BOARD-39]', async () => {
    const application = await submitted(api, provider, {
      business: business({ taxId: '222222222' }),
      owners: [owner({ lastName: 'Sanctioned' })],
    });
    const [unknown] = await checksOf(application, 'business');
    const [match] = await checksOf(application, 'sanctions');
    const both = [
      { item: unknown.checkId, reason: 'Read its articles.' },
      { item: match.checkId, reason: 'Not the listed person.' },
    ];
    for (const [named, left] of [
      [[both[0]], match],
      [[both[1]], unknown],
      [[{ item: 'sanctions', reason: 'By its kind.' }, both[0]], match],
    ] as const) {
      expect(
        refusal(
          await approve(
            application,
            named.flatMap((one) => one ?? []),
          ),
        ),
      ).toEqual([409, 'OPEN_ITEMS', [left.checkId]]);
    }
    const approved = await approve(application, both);
    expect(approved.body.status).toBe('approved');
    const logs = (await show(application)).logs
      .slice(-2)
      .map(({ verb, note, username }: Shown) => [verb, note, username]);
    expect(logs).toEqual([
      [
        'Overrode Business verification: Lantern Quay Books LLC',
        'Read its articles.',
        'underwriter@harbor',
      ],
      [
        'Overrode Sanctions lists: Lantern Quay Books LLC',
        'Not the listed person.',
        'underwriter@harbor',
      ],
    ]);
    const { rows } = await api.open.pool.query(
      "select username, message from user_activities where action = 'accounts.approve' and target = $1",
      [application.applicationId],
    );
    expect(rows).toEqual([
      {
        username: 'underwriter@harbor',
        message:
          'Approved the application of Lantern Quay Books; Overrode Business verification: Lantern Quay Books LLC: Read its articles.; Overrode Sanctions lists: Lantern Quay Books LLC: Not the listed person.',
      },
    ]);
  });

  test('needs a reason for each override', async () => {
    const application = await sanctioned();
    const [check] = await checksOf(application, 'sanctions');
    const blank = await approve(application, [{ item: check.checkId, reason: ' ' }]);
    expect([blank.status, blank.body.errors[0].path]).toEqual([400, 'overrides.0.reason']);
  });

  test('is refused if a check failed after the dialog opened', async () => {
    const application = await sanctioned();
    const [seen] = await checksOf(application, 'sanctions');
    await run(application, 'sanctions');
    const [newer] = await checksOf(application, 'sanctions');
    const overrides = [{ item: seen.checkId, reason: 'Not the listed person.' }];
    expect(refusal(await approve(application, overrides))).toEqual([
      409,
      'OPEN_ITEMS',
      [newer.checkId],
    ]);
  });

  test.each([
    ['owner', 'sanctions', { lastName: 'Sanctioned' }, {}],
    ['owner’s number', 'identity', { idNumber: '111111111' }, {}],
    ['business’s number', 'business', {}, { taxId: '111111111' }],
  ])(
    'is based on the current application: another %s is checked again [BOARD-38]',
    async (_, kind, ofOwner, ofBusiness) => {
      const application = await submitted(api, provider);
      const [{ ownerId }] = application.identity.owners;
      const response = await send(admin, 'PUT', recordPath(application), {
        owners: [owner({ ownerId, ...ofOwner })],
        business: ofBusiness,
      });
      expect(response.status).toBe(200);
      const [check] = await checksOf(application, kind);
      expect(check).toMatchObject({ result: 'fail', ranBy: null });
      expect(refusal(await approve(application))).toEqual([409, 'OPEN_ITEMS', [check.checkId]]);
    },
  );

  test('keeps a cleared match when something else about the business changes', async () => {
    const application = await sanctioned();
    const [{ checkId }] = await checksOf(application, 'sanctions');
    await clear(application, checkId);
    const phone = { business: { phone: '2075550143' } };
    expect((await send(admin, 'PUT', recordPath(application), phone)).status).toBe(200);
    expect((await approve(application)).body.status).toBe('approved');
  });

  test('needs a check since the last submission', async () => {
    const application = await submitted(api, provider);
    const { applicationId } = application;
    const ofApplication = eq(accountChecks.applicationId, applicationId);
    const before = new Date(Date.parse(application.submittedAt) - 1);
    await api.open.database.update(accountChecks).set({ ranAt: before }).where(ofApplication);
    expect(refusal(await approve(application))).toEqual([409, 'OPEN_ITEMS', ['checked']]);
    await api.open.database.delete(accountChecks).where(ofApplication);
    const [{ ownerId }] = application.identity.owners;
    expect(refusal(await approve(application))).toEqual([
      409,
      'OPEN_ITEMS',
      ['checked', 'business', `identity.${ownerId}`, 'sanctions'],
    ]);
    for (const kind of ['business', 'identity', 'sanctions']) await run(application, kind);
    expect((await approve(application)).status).toBe(200);
  });
});

describe('a match', () => {
  test('is cleared with evidence and permission to run checks, and closes its task', async () => {
    const application = await sanctioned();
    const [{ checkId }] = await checksOf(application, 'sanctions');
    expect((await clear(application, checkId, provider)).status).toBe(403);
    const cleared = await clear(application, checkId);
    expect(cleared.body).toMatchObject({
      checkId,
      result: 'fail',
      clearance: {
        evidence: 'Born in 1984; the listed person in 1951.',
        clearedAt: expect.any(String),
        clearedBy: 'underwriter@harbor',
      },
    });
    expect(await checksOf(application, 'sanctions')).toEqual([cleared.body]);
    const log = (await show(application)).logs.at(-1);
    expect(log).toMatchObject({
      verb: 'Cleared the match of Lantern Quay Books LLC',
      note: 'Born in 1984; the listed person in 1951.',
      username: 'underwriter@harbor',
    });
    const again = await clear(application, checkId);
    expect([again.status, again.body.code]).toEqual([409, 'NOT_CLEARABLE']);
    expect((await approve(application)).body.status).toBe('approved');
  });

  test('of an owner’s identity is cleared, but not in a later run', async () => {
    const application = await submitted(api, provider, {
      owners: [owner({ idNumber: '111111111' })],
    });
    const [old] = await checksOf(application, 'identity');
    expect((await clear(application, old.checkId)).status).toBe(200);
    await run(application, 'identity');
    const [newer] = await checksOf(application, 'identity');
    expect(refusal(await approve(application))).toEqual([409, 'OPEN_ITEMS', [newer.checkId]]);
    const replaced = await clear(application, old.checkId);
    expect([replaced.status, replaced.body.code]).toEqual([409, 'CHECK_REPLACED']);
  });

  test.each(['business', 'bank-account'])('doesn’t come from a check of kind %s', async (kind) => {
    const application = await submitted(api, provider, {
      business: business({ taxId: '111111111' }),
    });
    const [{ checkId }] = await checksOf(application, kind);
    const refused = await clear(application, checkId);
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_CLEARABLE']);
  });

  test('must belong to the application', async () => {
    const [{ checkId }] = await checksOf(await sanctioned(), 'sanctions');
    expect((await clear(await sanctioned(), checkId)).status).toBe(404);
  });
});
