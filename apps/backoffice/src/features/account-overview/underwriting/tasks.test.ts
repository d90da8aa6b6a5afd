import { fixtures } from '@payfac/api/testing';
import type { Application, Check, CheckKind, CheckResult } from '@payfac/domain/accounts';
import { expect, it } from 'vitest';
import { activationTasks, tasksBeforeApproval } from './tasks.ts';

const application = fixtures.applications.get;
const owner = 'Adaeze Okafor';
const submitted = new Date('2026-02-11T17:45:00.000Z');
const later = (minutes: number) => new Date(submitted.getTime() + minutes * 60_000);

let made = 0;
const check = (
  kind: CheckKind,
  result: CheckResult,
  ranAt = later(1),
  subject = kind === 'identity' ? owner : 'Lantern Quay Books LLC',
): Check => ({
  checkId: `chk_${(made += 1)}`,
  applicationId: application.applicationId,
  subMerchantObjId: 'smo_0012',
  kind,
  result,
  subject,
  detail: null,
  ranAt,
  ranBy: null,
  clearance: null,
});

const [record] = application.subMerchantDocs;
if (!record) throw new Error('The example has a record.');

const tasks = (checks: readonly Check[], changes: Partial<Application> = {}) =>
  tasksBeforeApproval({ ...application, ...changes }, record, checks);
const passed = (['business', 'identity', 'sanctions'] as const).map((kind) => check(kind, 'pass'));
const [first] = application.payoutBankAccounts;
if (!first) throw new Error('The example has a bank account.');

it('opens each task with open items, and lists them', () => {
  const match = { ...check('sanctions', 'fail', later(9)), detail: 'Adaeze Okafor is on a list.' };
  const open = tasks([...passed, match]).filter(({ isDone }) => !isDone);
  expect(open).toEqual([
    {
      id: 'sanctions',
      title: 'No sanctions matches',
      isDone: false,
      why: 'Sanctions lists: Lantern Quay Books LLC. Fail. Adaeze Okafor is on a list.',
    },
  ]);
});

it('closes a cleared match’s task, and says who cleared it', () => {
  const clearance = {
    evidence: 'Another birthday.',
    clearedAt: later(12),
    clearedBy: 'underwriter@harbor',
  };
  const match = { ...check('sanctions', 'fail', later(9)), clearance };
  const task = tasks([...passed, match]).find(({ id }) => id === 'sanctions');
  expect(task?.isDone).toBe(true);
  expect(task?.title).toContain('No sanctions matches (cleared by underwriter@harbor on ');
});

it.each([
  ['pending', 'Not required for approval. Payouts and activation need it.'],
  ['failed', 'Bank account not valid. The bank has no such account.'],
] as const)('says whether an approval waits for a bank account that is %s', (verification, why) => {
  const payoutBankAccounts = [{ ...first, verification, verifiedAt: null }];
  const task = tasks(passed, { payoutBankAccounts }).find(({ id }) => id === 'bank-account');
  expect(task).toMatchObject({ isDone: false, why });
});

it.each([
  ['requested', ['underwriting', 'provisioned', 'live']],
  ['underwriting', ['provisioned', 'live']],
  ['provisioned', ['live']],
] as const)('after an approval, with the processor at %s, leaves %j', (provisioning, left) => {
  const all = activationTasks({ ...application, status: 'approved', provisioning });
  expect(all.flatMap(({ id, isDone }) => (isDone ? [] : [id]))).toEqual(left);
});
