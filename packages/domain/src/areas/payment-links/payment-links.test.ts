import { describe, expect, it } from 'vitest';
import { completions } from '../../kernel/enumerations/index.ts';
import { cents } from '../../kernel/money/index.ts';
import {
  applyCompletion,
  applyPaymentLink,
  clerkExpiry,
  completionActions,
  expiryInstant,
  type LinkDraft,
  linkRefusal,
  linkState,
  paymentLinkActions,
  paymentLinkProblems,
  paymentLinkStatuses,
  usesLeft,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, string>> = {
  'created send': 'sent',
  'created open': 'initiated',
  'created deactivate': 'canceled',
  'created expire': 'expired',
  'sent send': 'resent',
  'sent open': 'initiated',
  'sent deactivate': 'canceled',
  'sent expire': 'expired',
  'resent send': 'resent',
  'resent open': 'initiated',
  'resent deactivate': 'canceled',
  'resent expire': 'expired',
  'initiated send': 'resent',
  'initiated deactivate': 'canceled',
  'initiated expire': 'expired',
  'onboarding go-live': 'created',
  'onboarding deactivate': 'canceled',
  'onboarding expire': 'expired',
};

const allowedCompletions: Readonly<Record<string, string>> = {
  'initiated pay': 'completed',
  'initiated fail': 'failed',
  'failed pay': 'completed',
  'failed fail': 'failed',
};

describe('payment link', () => {
  it.each(paymentLinkStatuses)('allows exactly its moves from %s [LINK-31]', (status) => {
    for (const action of paymentLinkActions) {
      expect(applyPaymentLink(status, action), action).toBe(allowed[`${status} ${action}`]);
    }
  });

  it.each(completions)('a visit that is %s ends as it may', (completion) => {
    for (const action of completionActions) {
      expect(applyCompletion(completion, action), action).toBe(
        allowedCompletions[`${completion} ${action}`],
      );
    }
  });
});

describe('use of a link', () => {
  it.each([
    ['single_use', 10, 0, 1],
    ['single_use', null, 1, 0],
    ['multi_use', 3, 2, 1],
    ['multi_use', 3, 4, 0],
    ['multi_use', null, 0, 10],
  ] as const)(
    '%s with limit %s, used %d times: %d left [LINK-32]',
    (usageType, usageLimit, useCount, left) =>
      expect(usesLeft({ usageType, usageLimit, useCount })).toBe(left),
  );

  const now = new Date('2026-03-02T15:00:00Z');
  const link = {
    usageType: 'single_use',
    usageLimit: null,
    useCount: 0,
    status: 'initiated',
    expiresAt: new Date('2026-03-02T15:00:01Z'),
  } as const;

  it.each([
    [{}, undefined],
    [{ expiresAt: null }, undefined],
    [{ expiresAt: now }, 'expired'],
    [{ status: 'expired', expiresAt: null }, 'expired'],
    [{ status: 'canceled', expiresAt: now }, 'canceled'],
    [{ status: 'onboarding' }, 'onboarding'],
    [{ useCount: 1 }, 'used-up'],
  ] as const)('with %j is refused as %s', (changes, refusal) =>
    expect(linkRefusal({ ...link, ...changes }, now)).toBe(refusal),
  );
});

describe('where a link stands', () => {
  const completedAt = new Date('2026-03-02T15:00:00Z');
  const link = {
    usageType: 'single_use',
    usageLimit: null,
    useCount: 1,
    status: 'initiated',
    completedAt,
  } as const;

  it.each([
    ['once it was paid', {}, 'paid'],
    ['once it was paid and its time is over', { status: 'expired' }, 'paid'],
    ['while its payment is under way', { completedAt: null }, 'initiated'],
    ['while it can be paid again', { usageType: 'multi_use', usageLimit: 2 }, 'initiated'],
    ['canceled unpaid', { status: 'canceled', completedAt: null, useCount: 0 }, 'canceled'],
  ] as const)('%s', (_, changes, standing) =>
    expect(linkState({ ...link, ...changes })).toBe(standing),
  );
});

describe('expiry', () => {
  const zone = 'America/New_York';

  it.each([
    ['2026-03-02T15:00:00Z', '2026-03-03T01:00:00.000Z'],
    ['2026-03-03T00:59:59Z', '2026-03-03T01:00:00.000Z'],
    ['2026-03-03T01:00:00Z', '2026-03-04T01:00:00.000Z'],
    ['2026-03-08T06:30:00Z', '2026-03-09T00:00:00.000Z'],
    ['2026-10-31T23:00:00Z', '2026-11-01T00:00:00.000Z'],
    ['2026-11-01T00:30:00Z', '2026-11-02T01:00:00.000Z'],
    ['2026-12-31T23:30:00Z', '2027-01-01T01:00:00.000Z'],
    ['2027-01-01T02:00:00Z', '2027-01-02T01:00:00.000Z'],
  ])('of a clerk’s link made at %s is at 8 PM: %s [LINK-24, LINK-25]', (now, expires) =>
    expect(clerkExpiry(new Date(now), zone).toISOString()).toBe(expires),
  );

  const at = (unit: 'hours' | 'days' | 'weeks' | 'months', value: number, now: string) =>
    expiryInstant({ unit, value, specificDate: null }, new Date(now), zone)?.toISOString();

  it('counts days as the zone’s calendar does', () => {
    expect(at('days', 1, '2026-03-07T15:00:00Z')).toBe('2026-03-08T14:00:00.000Z');
    expect(at('hours', 24, '2026-03-07T15:00:00Z')).toBe('2026-03-08T15:00:00.000Z');
    expect(at('months', 1, '2026-01-31T15:00:00Z')).toBe('2026-02-28T15:00:00.000Z');
    expect(at('weeks', 2, '2026-06-01T15:00:00Z')).toBe('2026-06-15T15:00:00.000Z');
  });

  it('can be a specific date', () => {
    const specificDate = new Date('2026-04-01T00:00:00Z');
    const expiry = { unit: 'specificDate', value: null, specificDate } as const;
    expect(expiryInstant(expiry, new Date(0), zone)).toEqual(specificDate);
    expect(expiryInstant({ ...expiry, specificDate: null }, new Date(0), zone)).toBeUndefined();
  });
});

describe('what is wrong with a link', () => {
  const draft: LinkDraft = {
    amountOrCart: 'amount',
    amount: cents(5_000),
    taxAmount: null,
    cartItems: [],
    totalModifiers: [],
    paymentMethods: ['creditCard'],
    usageType: 'single_use',
    usageLimit: null,
    callToAction: 'Pay',
    callToActionLabel: null,
    hasCustomFields: false,
    customFields: [],
    sendSms: true,
    sendEmail: true,
    email: 'grace.murray@mail.example',
    mobileNumber: '3175550142',
  };
  const size = { key: 'size', label: 'Size', required: true, options: [] };

  it.each<[string, Partial<LinkDraft>, string[]]>([
    ['nothing', {}, []],
    ['no way to pay', { paymentMethods: [] }, ['paymentMethods']],
    ['no amount', { amount: null }, ['amount']],
    ['an empty cart', { amountOrCart: 'cart' }, ['cartItems', 'cartItems']],
    [
      'a discount that eats the total',
      { totalModifiers: [{ type: 'Discount', description: '', amount: cents(-5_000) }] },
      ['amount'],
    ],
    ['no limit of many uses', { usageType: 'multi_use' }, ['usageLimit']],
    [
      'a button without words',
      { callToAction: 'Custom', callToActionLabel: ' ' },
      ['callToActionLabel'],
    ],
    ['nowhere to send it', { email: null, mobileNumber: '' }, ['email', 'mobileNumber']],
    ['custom fields that are none', { hasCustomFields: true }, ['customFields']],
    [
      'custom fields named twice, with nothing to choose',
      {
        hasCustomFields: true,
        customFields: [
          { ...size, type: 'single' },
          { ...size, type: 'text' },
        ],
      },
      ['customFields', 'customFields.0.options'],
    ],
  ])('is %s', (_, changes, paths) =>
    expect(paymentLinkProblems({ ...draft, ...changes }).map(({ path }) => path)).toEqual(paths),
  );
});
