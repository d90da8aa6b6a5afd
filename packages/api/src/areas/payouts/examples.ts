import type { ExamplesOf } from '../../kernel/examples.ts';
import type { payouts } from './contract.ts';

const payout = {
  payoutId: 'pay_000000138',
  status: 'pending',
  mode: 'manual',
  subMerchantId: 'sm_0007',
  accountName: 'Copper Kettle Roasters',
  spProductId: 'spp_tidewater',
  processor: 'simulatorEcheck',
  beneficiary: 'Copper Kettle Roasters LLC',
  type: 'merchant',
  amount: 250,
  createLedgerEntries: true,
  description: 'Advance on the week, by phone',
  holdReason: null,
  returnCode: null,
  accountNumber: '6789',
  createdAt: '2026-03-03T14:00:00.000Z',
  updatedAt: '2026-03-03T14:00:00.000Z',
  sentAt: null,
} as const;

const none = { count: 0, amount: 0 } as const;
const changedAt = '2026-03-03T15:30:00.000Z';
const params = { payoutId: payout.payoutId };
const query = { from: '2026-03-02T05:00:00.000Z', to: '2026-03-04T05:00:00.000Z' };

export const payoutsExamples: ExamplesOf<typeof payouts> = {
  acknowledge: {
    params,
    body: { status: 'ack' },
    response: { ...payout, status: 'ack', updatedAt: changedAt },
  },
  hold: {
    params,
    body: { status: 'on-hold', reason: 'The bank account is being verified' },
    response: {
      ...payout,
      status: 'on-hold',
      holdReason: 'The bank account is being verified',
      updatedAt: changedAt,
    },
  },
  bulkAcknowledge: {
    body: { payoutIds: 'all', filters: { status: ['pending'], amountMax: '5000.00' } },
    response: { count: 12, failed: [] },
  },
  bulkUnacknowledge: {
    body: { payoutIds: [payout.payoutId, 'pay_000000131'] },
    response: {
      count: 1,
      failed: [{ id: 'pay_000000131', message: 'The payout is already instructed.' }],
    },
  },
  create: {
    body: {
      subMerchantId: payout.subMerchantId,
      processor: payout.processor,
      beneficiary: payout.beneficiary,
      type: payout.type,
      amount: payout.amount,
      createLedgerEntries: true,
      description: payout.description,
    },
    response: payout,
  },
  remove: { params, response: { success: true } },
  listInstructions: {
    query: { ...query, mode: ['manual'], sort: '-turn', getTotals: 'true' },
    response: {
      data: [payout],
      count: 1,
      totals: {
        amount: 250,
        held: none,
        pending: { count: 1, amount: 250 },
        approved: none,
        acknowledged: none,
        atBank: none,
        paid: none,
        failed: none,
      },
    },
  },
  listMerchant: {
    query: { ...query, subMerchantId: ['sm_0007'], getTotals: 'true' },
    response: {
      data: [
        {
          batchId: 'bat_000000207',
          subMerchantId: 'sm_0007',
          accountName: 'Copper Kettle Roasters',
          spProductId: 'spp_tidewater',
          provider: 'simulator',
          businessDate: '2026-03-02',
          saleCount: 46,
          refundCount: 1,
          chargebackCount: 0,
          grossAmount: 1840,
          refundAmount: 40,
          chargebackAmount: 0,
          feeAmount: 67.16,
          reserveAmount: 0,
          netAmount: 1732.84,
          payoutId: null,
          createdAt: '2026-03-03T05:00:00.000Z',
        },
      ],
      count: 1,
      totals: {
        grossAmount: 1840,
        refundAmount: 40,
        chargebackAmount: 0,
        feeAmount: 67.16,
        reserveAmount: 0,
        netAmount: 1732.84,
      },
    },
  },
  chart: {
    params: { period: 'daily' },
    query,
    response: {
      series: [
        { name: 'Amount', points: [{ at: '2026-03-03T05:00:00.000Z', value: 250 }] },
        { name: 'Count', points: [{ at: '2026-03-03T05:00:00.000Z', value: 1 }] },
      ],
    },
  },
};
