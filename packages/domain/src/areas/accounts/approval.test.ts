import { describe, expect, it } from 'vitest';
import {
  type Check,
  type CheckKind,
  type CheckResult,
  checkKinds,
  checkResults,
  isClearable,
  newestRunOf,
  openApprovalItems,
} from './index.ts';

const location = { street: '120 Pier Road', city: 'Portland', state: 'ME', zip: '04101' } as const;
const owner = {
  ownerId: 'own_1',
  firstName: 'Grace',
  lastName: 'Murray',
  title: 'CEO',
  email: null,
  phone: null,
  dateOfBirth: '1980-02-29',
  idType: 'SSN',
  idNumber: '•••••6789',
  ownership: 60,
  isController: true,
  address: location,
} as const;
const account = {
  bankAccountToken: 'ba_1',
  applicationId: 'app_1',
  subMerchantObjId: 'smo_1',
  accountHolderName: 'Lantern Books LLC',
  accountType: 'checking',
  bankName: null,
  last4: '6789',
  isPreferred: true,
  verification: 'pending',
  verifiedAt: null,
  createdAt: new Date(0),
} as const;
const submittedAt = new Date('2026-02-11T17:45:00.000Z');
const application: Parameters<typeof openApprovalItems>[0] = {
  identity: {
    ownershipType: 'LLC',
    business: {
      dbaName: 'Lantern Books',
      legalName: 'Lantern Books LLC',
      billingDescriptor: 'LANTERN BOOKS',
      taxIdType: 'EIN',
      taxId: '•••••0000',
      phone: '2075550142',
      email: 'office@lantern.example',
      website: null,
      description: 'Second-hand books',
      startedOn: null,
      location,
    },
    owners: [owner],
  },
  subMerchantDocs: [{ _id: 'smo_1', mcc: '5942' }],
  payoutBankAccounts: [account],
  rules: { knowYourBusiness: false, acknowledged: true },
  submittedAt,
};

const later = (minutes: number) => new Date(submittedAt.getTime() + minutes * 60_000);

let made = 0;
const check = (kind: CheckKind, result: CheckResult, changes: Partial<Check> = {}): Check => {
  made += 1;
  return {
    checkId: `chk_${made}`,
    applicationId: 'app_1',
    subMerchantObjId: 'smo_1',
    kind,
    result,
    subject: kind === 'identity' ? 'Grace Murray' : 'Lantern Books LLC',
    detail: null,
    ranAt: later(1),
    ranBy: null,
    clearance: null,
    ...changes,
  };
};
const passed = [check('business', 'pass'), check('identity', 'pass'), check('sanctions', 'pass')];
const without = (kind: CheckKind) => passed.filter((one) => one.kind !== kind);
const itemsOf = (checks: readonly Check[], changes: Partial<typeof application> = {}) =>
  openApprovalItems({ ...application, ...changes }, checks).map(({ item }) => item);

const clearance = {
  evidence: 'Another birthday.',
  clearedAt: later(9),
  clearedBy: 'underwriter@harbor',
};

describe('an approval', () => {
  it('waits for nothing once all checks passed', () => expect(itemsOf(passed)).toEqual([]));

  it('waits for every check that was not run', () =>
    expect(itemsOf([])).toEqual(['checked', 'business', 'identity.own_1', 'sanctions']));

  it.each(['business', 'identity', 'sanctions'] as const)(
    'waits for a %s check that says anything but pass, by that check’s id',
    (kind) => {
      for (const result of checkResults) {
        const one = check(kind, result);
        expect(itemsOf([...without(kind), one]), result).toEqual(
          result === 'pass' ? [] : [one.checkId],
        );
      }
    },
  );

  it('waits for the newest run alone, in any order', () => {
    const failed = check('sanctions', 'fail', { ranAt: later(9) });
    expect(itemsOf([failed, ...passed])).toEqual([failed.checkId]);
    expect(itemsOf([...passed, failed])).toEqual([failed.checkId]);
    const passes = check('sanctions', 'pass', { ranAt: later(10) });
    expect(itemsOf([failed, passes, ...passed])).toEqual([]);
    expect(newestRunOf([failed, passes, ...passed], 'sanctions')).toEqual([passes]);
  });

  it('waits for checks of what the application says now', () => {
    const before = passed.map((one) => ({ ...one, ranAt: later(-9) }));
    expect(itemsOf(before)).toEqual(['checked']);
  });

  it('waits for the owner whom no check looked at, by name', () => {
    const second = {
      ...owner,
      ownerId: 'own_2',
      firstName: 'Marcus',
      lastName: 'Molina',
      ownership: 40,
    };
    const identity = { ...application.identity, owners: [owner, second] };
    expect(openApprovalItems({ ...application, identity }, passed)).toEqual([
      {
        item: 'identity.own_2',
        task: 'identity',
        title: 'Owner not checked: Marcus Molina',
        why: 'Run the identity check.',
      },
    ]);
  });

  it('waits for an owner', () => {
    const identity = { ...application.identity, owners: [] };
    expect(itemsOf(passed, { identity })).toEqual(['complete', 'identity']);
  });

  it('waits for the terms, and for all that is missing as one', () => {
    const rules = { knowYourBusiness: true, acknowledged: false };
    expect(itemsOf(passed, { rules })).toEqual(['terms']);
    expect(itemsOf(passed, { payoutBankAccounts: [], rules })).toEqual(['complete', 'terms']);
  });

  it.each([
    ['pending', []],
    ['verified', []],
    ['failed', ['bank-account']],
  ] as const)('with a bank account that is %s waits for %j', (verification, items) => {
    const payoutBankAccounts = [{ ...account, verification }];
    expect(itemsOf(passed, { payoutBankAccounts })).toEqual(items);
  });

  it('waits for each record of its own', () => {
    const subMerchantDocs = [...application.subMerchantDocs, { _id: 'smo_2', mcc: '5942' }];
    const failed = check('sanctions', 'fail', { subMerchantObjId: 'smo_2', ranAt: later(-9) });
    const items = itemsOf([...passed, failed], { subMerchantDocs });
    expect(items).toEqual(['checked', 'business', 'identity.own_1', failed.checkId]);
  });
});

describe('a match', () => {
  it('that was cleared is waited for no longer', () => {
    const match = check('sanctions', 'fail', { clearance });
    expect(itemsOf([...without('sanctions'), match])).toEqual([]);
  });

  it('is a failed sanctions or identity check that no one cleared', () => {
    const clearable = checkKinds.flatMap((kind) =>
      checkResults
        .filter((result) => isClearable(check(kind, result)))
        .map((result) => `${kind} ${result}`),
    );
    expect(clearable).toEqual(['identity fail', 'sanctions fail']);
    expect(isClearable(check('sanctions', 'fail', { clearance }))).toBe(false);
  });
});
