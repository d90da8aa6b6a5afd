import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { paymentLinkProblems } from '../payment-links/index.ts';
import { clerkTemplate, linkValues, lockedProblems, newTemplate } from './index.ts';

const eightPm = new Date('2026-03-03T01:00:00Z');
const clerk = clerkTemplate(new Date('2026-03-02T15:00:00Z'), 'America/New_York');

describe('the values of a link', () => {
  it('are its template’s until something is given', () => {
    const values = linkValues(newTemplate(), {});
    expect(values).toMatchObject({
      amountOrCart: 'amount',
      usageType: 'single_use',
      usageLimit: 10,
      callToAction: 'Pay',
      sendEmail: true,
      collectEmail: false,
      expiresAt: { unit: 'days', value: 1, specificDate: null },
    });
    expect(linkValues(clerk, {})).toMatchObject({
      collectEmail: true,
      collectPhoneNumber: true,
      collectBillingAddress: true,
      collectShippingAddress: false,
      collectPaymentMethod: false,
      expiresAt: { unit: 'specificDate', value: null, specificDate: eightPm },
    });
  });

  it('are what is given, nothing included', () => {
    const given = { amount: cents(5_000), notes: null, sendEmail: undefined, collectEmail: true };
    const values = linkValues({ ...newTemplate(), callToActionLabel: 'Give' }, given);
    expect(values).toMatchObject({
      amount: 5_000,
      notes: null,
      sendEmail: true,
      collectEmail: true,
      callToActionLabel: 'Give',
    });
    expect(paymentLinkProblems(values).map(({ path }) => path)).toEqual(['email']);
  });

  it('have custom fields when some are given', () => {
    const field = {
      key: 'size',
      label: 'Size',
      type: 'text',
      required: true,
      options: [],
    } as const;
    expect(
      linkValues(newTemplate(), { customFields: [{ ...field, options: [] }] }).hasCustomFields,
    ).toBe(true);
    expect(linkValues(newTemplate(), { customFields: [] }).hasCustomFields).toBe(false);
  });

  it('cannot change what the template locks [LINK-40]', () => {
    const expiresAt = { unit: 'days', value: 7, specificDate: null } as const;
    expect(
      lockedProblems(clerk, { amount: cents(100), expiresAt }).map(({ path }) => path),
    ).toEqual(['expiresAt']);
    expect(lockedProblems(clerk, { expiresAt: undefined })).toEqual([]);
    expect(lockedProblems(newTemplate(), { expiresAt })).toEqual([]);
  });
});
