import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import {
  businessTypes,
  enabledFeatures,
  entityOwnerTypeOf,
  featureFlagsOf,
  formatIdNumber,
  hasVerifiedPayoutAccount,
  isChargeable,
  isIdNumber,
  maskIdNumber,
  mayRemindOfPci,
  noticeAddressOf,
  overallCheckResult,
  pciStatusOn,
  preferredPayoutAccount,
  reservedSegmentOf,
  reservedTotals,
  resetProcessor,
  takesEChecks,
  withDefaultProcessor,
} from './index.ts';

describe('ownership', () => {
  it('asks for one person, for owners, or for no one', () => {
    const individual = businessTypes.filter((type) => entityOwnerTypeOf(type) === 'individual');
    const publicOnes = businessTypes.filter(
      (type) => entityOwnerTypeOf(type) === 'government-public-corp',
    );
    expect(individual).toEqual(['SoleProprietorship']);
    expect(publicOnes).toEqual(['PublicCorporation', 'Government']);
    expect(entityOwnerTypeOf('Trust')).toBe('business');
  });

  it.each([
    ['SSN', '123456789', true],
    ['SSN', '12345678', false],
    ['SSN', '123-45-6789', false],
    ['EIN', '000000000', true],
    ['ITIN', '912345678', true],
    ['ITIN', '123456789', false],
    ['OTHER', 'P4471', true],
    ['OTHER', 'P 44', false],
  ] as const)('%s %s: %s', (type, number, valid) => expect(isIdNumber(type, number)).toBe(valid));

  it.each([
    ['123456789', '•••••6789'],
    ['6789', '••••'],
    ['', ''],
  ])('hides %j as %j', (number, shown) => expect(maskIdNumber(number)).toBe(shown));

  it.each([
    ['SSN', '900302048', '900-30-2048'],
    ['ITIN', '912345678', '912-34-5678'],
    ['EIN', '001234567', '00-1234567'],
    ['SSN', '90030', '90030'],
    ['OTHER', '900302048', '900302048'],
  ] as const)('writes the %s %s as %s', (type, number, shown) =>
    expect(formatIdNumber(type, number)).toBe(shown),
  );
});

describe('checks', () => {
  it.each([
    [['pass', 'pass'], 'pass'],
    [['pass', 'unknown'], 'unknown'],
    [['unknown', 'fail'], 'fail'],
    [['pass', 'not-supported'], 'pass'],
    [['not-supported'], 'not-supported'],
    [[], 'unknown'],
  ] as const)('%j together: %s', (results, overall) =>
    expect(overallCheckResult(results)).toBe(overall),
  );
});

describe('processors', () => {
  const processor = { status: 'provisioned', merchantId: 'm', id: 'm_1', isDefault: true } as const;

  it('refuse to charge once reset, though still provisioned [BOARD-40]', () => {
    const reset = resetProcessor(processor);
    expect(reset).toEqual({ status: 'provisioned', merchantId: '', id: '', isDefault: true });
    expect(isChargeable(processor)).toBe(true);
    expect(isChargeable(reset)).toBe(false);
    expect(isChargeable({ ...processor, status: 'underwriting' })).toBe(false);
  });

  it('have one default', () => {
    const both = { simulator: processor, fnbo: { ...processor, isDefault: false } };
    const changed = withDefaultProcessor(both, 'fnbo');
    expect(changed.fnbo?.isDefault).toBe(true);
    expect(changed.simulator?.isDefault).toBe(false);
    expect(withDefaultProcessor(both, 'rs2')).toBe(both);
  });

  it('take eChecks when both switches are on [BOARD-13]', () => {
    expect(takesEChecks({ enabled: true, status: 'active' })).toBe(true);
    expect(takesEChecks({ enabled: false, status: 'active' })).toBe(false);
    expect(takesEChecks({ enabled: true, status: 'inactive' })).toBe(false);
  });
});

describe('settings', () => {
  it('show an attestation as expired the day after it ran out', () => {
    const pci = {
      status: 'compliant',
      questionnaire: 'A',
      completedAt: null,
      expiresOn: '2026-06-30',
    } as const;
    expect(pciStatusOn(pci, '2026-06-30')).toBe('compliant');
    expect(pciStatusOn(pci, '2026-07-01')).toBe('expired');
    expect(pciStatusOn({ ...pci, expiresOn: null }, '2026-07-01')).toBe('compliant');
    expect(pciStatusOn({ ...pci, status: 'in-progress' }, '2026-07-01')).toBe('in-progress');
  });

  it('name the features that are on [BOARD-05]', () => {
    expect(enabledFeatures({ invoices: { enabled: true }, ccTxs: { enabled: true } })).toEqual([
      'ccTxs',
      'invoices',
    ]);
    expect(enabledFeatures({ invoices: { enabled: false } })).toEqual([]);
  });

  it('go live with the product’s features', () => {
    expect(enabledFeatures(featureFlagsOf(['payouts', 'ccTxs']))).toEqual(['ccTxs', 'payouts']);
  });
});

describe('payout accounts', () => {
  const account = (isPreferred: boolean, verification: 'pending' | 'verified') => ({
    isPreferred,
    verification,
  });

  it('are paid to the preferred one, otherwise the first', () => {
    const [first, second] = [account(false, 'verified'), account(true, 'pending')];
    expect(preferredPayoutAccount([first, second])).toBe(second);
    expect(preferredPayoutAccount([first])).toBe(first);
    expect(preferredPayoutAccount([])).toBeUndefined();
  });

  it('wait until that one is verified', () => {
    const others = account(false, 'verified');
    expect(hasVerifiedPayoutAccount([others, account(true, 'pending')])).toBe(false);
    expect(hasVerifiedPayoutAccount([others, account(true, 'verified')])).toBe(true);
    expect(hasVerifiedPayoutAccount([])).toBe(false);
  });
});

describe('reserved funds', () => {
  it.each([
    ['reserve:echeck:sm_0001', 'eCheck'],
    ['reserve:eCheck:sm_0001', 'eCheck'],
    ['reserve:E-Check', 'eCheck'],
    ['reserve:visa:sm_0001', 'card'],
    ['echeck:amex', 'card'],
    ['reserve', 'card'],
  ])('of %s are %s [BOARD-20]', (account, segment) =>
    expect(reservedSegmentOf(account)).toBe(segment),
  );

  it('are totalled for all, card and e-check [BOARD-21]', () => {
    const entries = [
      { amount: cents(1000), account: 'reserve:visa' },
      { amount: cents(250), account: 'reserve:echeck' },
      { amount: cents(-100), account: 'reserve:amex' },
    ];
    expect(reservedTotals(entries)).toEqual({ all: 1150, card: 900, eCheck: 250 });
    expect(reservedTotals([])).toEqual({ all: 0, card: 0, eCheck: 0 });
  });
});

describe('a reminder of PCI compliance', () => {
  const at = new Date('2026-03-02T16:00:00Z');
  it.each([
    [null, true],
    ['2026-03-01T16:00:00.000Z', true],
    ['2026-03-01T16:00:00.001Z', false],
    ['2026-03-02T15:59:59.000Z', false],
  ])('after one at %s: %s', (last, may) =>
    expect(mayRemindOfPci(last === null ? null : new Date(last), at)).toBe(may),
  );

  it.each([
    ['books@acme.example', 'acme@mail.example', 'books@acme.example'],
    [null, 'acme@mail.example', 'acme@mail.example'],
    [null, null, null],
  ])('goes to %s, else to %s', (notificationEmail, email, to) =>
    expect(
      noticeAddressOf({ settings: { notificationEmail }, identity: { business: { email } } }),
    ).toBe(to),
  );
});
