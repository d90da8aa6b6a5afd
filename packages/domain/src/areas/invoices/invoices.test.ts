import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents } from '../../kernel/money/index.ts';
import { addDays } from '../../kernel/time/index.ts';
import {
  applyInvoice,
  draftInvoiceTotals,
  dueDateFor,
  dueDaysOf,
  type InvoiceStatus,
  invoiceActions,
  invoiceAges,
  invoiceNumberText,
  invoiceProblems,
  invoiceSequence,
  invoiceStatuses,
  invoiceTotals,
  isInvoiceEditable,
  isInvoicePayable,
  isInvoiceRemovable,
  isPastDue,
  lineAmounts,
  parseInvoiceStatus,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, InvoiceStatus>> = {
  'Draft create': 'Created',
  'Created pay': 'Paid',
  'Created fall-due': 'Overdue',
  'Created void': 'Voided',
  'Overdue pay': 'Paid',
  'Overdue void': 'Voided',
};

const item = (quantity: number, unitPrice: number, taxRate: string) => ({
  description: 'Beans',
  quantity,
  unitPrice: cents(unitPrice),
  taxRate,
});

describe('invoice', () => {
  it.each(invoiceStatuses)('allows exactly its moves from %s [INVOICE-04]', (status) => {
    for (const action of invoiceActions) {
      expect(applyInvoice(status, action), action).toBe(allowed[`${status} ${action}`]);
    }
  });

  it.each([
    ['Draft', false, true, true, false],
    ['Created', false, true, true, true],
    ['Created', true, false, false, true],
    ['Overdue', true, false, false, true],
    ['Overdue', false, false, false, true],
    ['Paid', true, false, false, false],
    ['Voided', false, false, false, false],
  ] as const)('%s, sent %s: edit %s, delete %s, pay %s', (status, isSent, edit, remove, pay) => {
    const standing = { status, isSent };
    expect(isInvoiceEditable(standing)).toBe(edit);
    expect(isInvoiceRemovable(standing)).toBe(remove);
    expect(isInvoicePayable(standing)).toBe(pay);
  });

  it('reads a status in any case', () => {
    expect(parseInvoiceStatus('draft')).toBe('Draft');
    expect(parseInvoiceStatus('unpaid')).toBeUndefined();
  });
});

describe('invoice amounts', () => {
  it('round tax per line, half away from zero', () => {
    expect(lineAmounts(item(3, 333, '5'))).toEqual({
      discountAmount: 0,
      amount: 999,
      taxAmount: 50,
    });
    expect(lineAmounts(item(1, 10, '5'))).toEqual({ discountAmount: 0, amount: 10, taxAmount: 1 });
    expect(invoiceTotals([item(1, 10, '5'), item(1, 10, '5')])).toEqual({
      discountAmount: 0,
      subtotal: 20,
      taxAmount: 2,
      totalAmount: 22,
    });
    expect(invoiceTotals([])).toEqual({
      discountAmount: 0,
      subtotal: 0,
      taxAmount: 0,
      totalAmount: 0,
    });
  });

  it('take a discount off a line before its tax', () => {
    const discounted = { ...item(4, 6200, '7'), discountRate: '10' };
    expect(lineAmounts(discounted)).toEqual({
      discountAmount: 2480,
      amount: 22_320,
      taxAmount: 1562,
    });
    expect(lineAmounts({ ...discounted, discountRate: '100' })).toEqual({
      discountAmount: 24_800,
      amount: 0,
      taxAmount: 0,
    });
  });

  it('add up whatever the lines', () => {
    const percent = fc.nat(10_000);
    const items = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(1_000_000), percent, percent),
    );
    fc.assert(
      fc.property(items, (drawn) => {
        const lines = drawn.map(([quantity, price, tax, discount]) => ({
          ...item(quantity, price, (tax / 100).toFixed(2)),
          discountRate: (discount / 100).toFixed(2),
        }));
        const { discountAmount, subtotal, taxAmount, totalAmount } = invoiceTotals(lines);
        const full = lines.map(({ quantity, unitPrice }) => cents(quantity * unitPrice));
        expect(addCents(subtotal, discountAmount)).toBe(addCents(...full));
        const shown = lines.map(lineAmounts);
        expect(addCents(...shown.map(({ amount }) => amount))).toBe(subtotal);
        expect(addCents(subtotal, taxAmount)).toBe(totalAmount);
        expect(addCents(...shown.map((line) => line.taxAmount))).toBe(taxAmount);
      }),
    );
  });
});

describe('invoice dates and numbers', () => {
  it.each([
    ['due-on-receipt', '2026-01-31'],
    ['net-7', '2026-02-07'],
    ['net-30', '2026-03-02'],
    ['net-60', '2026-04-01'],
    ['custom', undefined],
  ] as const)('of 2026-01-31 with %s are due %s', (term, due) =>
    expect(dueDateFor('2026-01-31', term)).toBe(due),
  );

  it('are past due the day after', () => {
    expect(isPastDue('2026-02-01', '2026-02-01')).toBe(false);
    expect(isPastDue('2026-02-01', '2026-02-02')).toBe(true);
  });

  it('count in six digits and beyond', () => {
    expect(invoiceNumberText(318)).toBe('INV-000318');
    expect(invoiceNumberText(1_234_567)).toBe('INV-1234567');
    expect(invoiceSequence('INV-000318')).toBe(318);
    expect(invoiceSequence('2026/17')).toBeUndefined();
  });
});

describe('the ages of unpaid invoices', () => {
  const today = '2026-03-31';

  it.each([
    ['notDue', { dueFrom: '2026-03-31' }],
    ['to30', { dueFrom: '2026-03-01', dueTo: '2026-03-30' }],
    ['to60', { dueFrom: '2026-01-30', dueTo: '2026-02-28' }],
    ['to90', { dueFrom: '2025-12-31', dueTo: '2026-01-29' }],
    ['over90', { dueTo: '2025-12-30' }],
  ] as const)('%s is due in %j', (age, span) => expect(dueDaysOf(age, today)).toEqual(span));

  it('leave no day out, and none twice', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days));
    fc.assert(
      fc.property(day, (due) => {
        const ages = invoiceAges.filter((age) => {
          const { dueFrom = '0000', dueTo = '9999' } = dueDaysOf(age, today);
          return due >= dueFrom && due <= dueTo;
        });
        expect(ages).toHaveLength(1);
      }),
    );
  });
});

describe('what is wrong with an invoice', () => {
  const draft = {
    date: '2026-03-01',
    dueDate: '2026-03-31',
    items: [item(1, 100, '0')],
    shareMethods: ['email', 'sms'] as const,
    email: 'grace.murray@mail.example',
    mobileNumber: '3175550142',
  };
  const paths = (changes: Partial<typeof draft>) =>
    invoiceProblems({ ...draft, ...changes }).map(({ path }) => path);

  it('is nothing, or said by field', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ items: [] })).toEqual(['items']);
    expect(paths({ dueDate: '2026-02-28' })).toEqual(['dueDate']);
    expect(paths({ email: '', mobileNumber: '' })).toEqual(['email', 'mobileNumber']);
  });
});

it('totals of what is typed end at the ceiling of a price and of a quantity, and never throw', () => {
  const line = (quantity: number, unitPrice: number) => item(quantity, unitPrice, '100');
  expect(draftInvoiceTotals([line(9999, 100_000_000)])?.totalAmount).toBe(2 * 999_900_000_000);
  expect(draftInvoiceTotals([line(1, 100), line(10_000, 100)])).toBeUndefined();
  expect(draftInvoiceTotals([line(1, 100), line(1, 100_000_001)])).toBeUndefined();
  expect(
    draftInvoiceTotals([line(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)]),
  ).toBeUndefined();
});
