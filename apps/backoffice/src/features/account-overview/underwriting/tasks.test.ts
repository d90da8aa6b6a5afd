import { fixtures } from '@payfac/api/testing';
import type { Application, Check, CheckKind, CheckResult } from '@payfac/domain/accounts';
import { expect, it } from 'vitest';
import { latestOf } from './checks.ts';
import { activationTasks, approvalTasks } from './tasks.ts';

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
});

const openTasks = (checks: readonly Check[], of: Application = application) =>
  approvalTasks(of, checks).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

it('is open what no check has said yet', () =>
  expect(openTasks([])).toEqual(['checked', 'identity', 'sanctions']));

it('is done what the checks since the submission passed', () =>
  expect(openTasks([check('identity', 'pass'), check('sanctions', 'pass')])).toEqual([]));

it('counts the newest run of a check alone', () => {
  const runs = [check('sanctions', 'fail', later(9)), check('sanctions', 'pass', later(1))];
  expect(latestOf(runs, 'sanctions')).toEqual([runs[0]]);
  expect(openTasks([...runs, check('identity', 'pass')])).toEqual(['sanctions']);
});

it('asks for checks of what the application says now', () => {
  const before = [check('identity', 'pass', later(-9)), check('sanctions', 'pass', later(-9))];
  expect(openTasks(before)).toEqual(['checked']);
});

it('names the owner whom no check looked at', () => {
  const [first] = application.identity.owners;
  if (!first) throw new Error('The example has an owner.');
  const second = { ...first, ownerId: 'own_2', firstName: 'Marcus', lastName: 'Molina' };
  const two = {
    ...application,
    identity: { ...application.identity, owners: [first, second] },
  };
  const tasks = approvalTasks(two, [check('identity', 'pass'), check('sanctions', 'pass')]);
  expect(tasks.find(({ id }) => id === 'identity')).toMatchObject({
    isDone: false,
    why: 'No check has passed for Marcus Molina.',
  });
});

it.each([
  ['requested', ['underwriting', 'provisioned', 'live']],
  ['underwriting', ['provisioned', 'live']],
  ['provisioned', ['live']],
] as const)('leaves after an approval, with the processor at %s, %j', (provisioning, left) => {
  const tasks = activationTasks({ ...application, status: 'approved', provisioning });
  expect(tasks.flatMap(({ id, isDone }) => (isDone ? [] : [id]))).toEqual(left);
});
