import type { ExamplesOf } from '../../kernel/examples.ts';
import { exampleSale } from '../transactions/examples.ts';
import type { reporting } from './contract.ts';

const span = { from: '2026-05-01T04:00:00.000Z', to: '2026-05-02T04:00:00.000Z' };

export const reportingExamples: ExamplesOf<typeof reporting> = {
  listTransactions: {
    query: { ...span, status: ['processing'], amountMin: '100.00', sort: '-createdAt' },
    response: { data: [exampleSale], count: 1 },
  },
  transactionStatistics: {
    query: span,
    response: {
      sales: { count: 41, amount: 3180.75 },
      authorizations: { count: 6, amount: 940 },
      refunds: { count: 2, amount: 61.5 },
      chargebacks: { count: 0, amount: 0 },
      declined: { count: 3, amount: 212.1 },
      voided: { count: 1, amount: 18 },
    },
  },
  transactionTimeline: {
    params: { id: exampleSale.transactionId },
    response: {
      transaction: exampleSale,
      subject: exampleSale,
      payer: {
        name: 'Grace Murray',
        email: 'grace@mail.example',
        phone: null,
        billingAddress: null,
        shippingAddress: { street: '9 Spruce Street', city: 'Portland', state: 'ME', zip: '04102' },
      },
      account: {
        name: 'Lantern Quay Books',
        descriptor: 'LANTERN QUAY BOOKS',
        street: '40 Exchange St',
        place: 'Portland, ME 04101',
        phone: '2075550144',
      },
      breakdown: {
        gross: 128.4,
        fees: 4.02,
        disputeFees: 0,
        returnFees: 0,
        reserve: 0,
        refunds: 0,
        pendingRefunds: 0,
        disputes: 0,
        net: 124.38,
      },
      relations: {
        customer: { customerId: 'cus_000481', name: 'Hiro Tanaka' },
        invoice: null,
        hostedSessionId: null,
        subscriptionId: null,
        installmentId: null,
        disputes: [],
        settlement: { batchId: 'bat_1', businessDate: '2026-05-01', payoutId: null },
      },
      voidableUntil: null,
      risk: null,
      ledger: null,
      data: [
        {
          at: exampleSale.createdAt,
          event: 'approved',
          transactionId: exampleSale.transactionId,
          amount: 128.4,
          actor: 'manager@harbor',
          detail: null,
        },
      ],
    },
  },
  transactionCharts: {
    params: { period: 'daily' },
    query: { from: span.from, operation: ['sale'] },
    response: {
      series: [
        { name: 'Amount', points: [{ at: span.from, value: 3180.75 }] },
        { name: 'Count', points: [{ at: span.from, value: 41 }] },
      ],
    },
  },
  cardTotals: { query: span, response: { count: 41, amount: 3180.75 } },
  refundTotals: { query: span, response: { count: 2, amount: 61.5 } },
  authorizations: {
    query: span,
    response: {
      approved: 47,
      declined: 3,
      reasons: [
        { responseCode: '51', responseMessage: 'Insufficient funds', count: 2, amount: 151.1 },
        { responseCode: '05', responseMessage: 'Do not honor', count: 1, amount: 61 },
      ],
    },
  },
};
