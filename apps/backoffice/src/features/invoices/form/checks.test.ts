import { cents } from '@payfac/domain/money';
import { describe, expect, it } from 'vitest';
import { checkBody } from '../../../shared/form/body.ts';
import { problemsOf } from './checks.ts';
import { type Aim, checkable, type InvoiceValues, invoiceForm, newInvoice } from './form-values.ts';

const whole: InvoiceValues = {
  ...newInvoice('2026-03-04'),
  subMerchantId: 'sm_1',
  items: [{ description: 'Lessons', quantity: 1, unitPrice: cents(4000), taxRate: '0' }],
  email: 'grace@mail.example',
};
const aims: readonly Aim[] = ['draft', 'create', 'send'];
const fields = Object.keys(checkable(whole));

const without = (field: string) =>
  checkable(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)));

it('a note can have several lines, as in the contract', () => {
  const { ok } = checkBody(invoiceForm.body, { ...whole, notes: 'Thank you.\nSee you soon.' });
  expect(ok).toBe(true);
});

describe.each(aims)('the checks of an invoice to %s', (aim) => {
  it('find no problem in a complete one', () => {
    expect(problemsOf(whole, aim)).toEqual([]);
  });

  it('find nothing else if the date is invalid, which its field reports', () => {
    expect(problemsOf(without('date'), aim)).toEqual([]);
  });

  it.each(fields)('can run while %s is invalid', (field) => {
    expect(() => problemsOf(without(field), aim)).not.toThrow();
  });

  it('can run while nothing is filled in', () => {
    expect(() => problemsOf(checkable({}), aim)).not.toThrow();
  });
});
