import { balance, payouts } from '@payfac/api/contract';
import { admins, seesFees, seesPayouts } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { moves } from '../../../test/proof/usual.ts';

const payout = { payoutId: '{payout}' };
const paid = (subMerchantId: string) => ({
  subMerchantId,
  processor: 'simulatorEcheck',
  beneficiary: 'Pier Supplies',
  type: 'merchant',
  amount: 1.5,
  createLedgerEntries: true,
});
const held = { status: 'on-hold', reason: 'Invoice is missing' };

/** The account with the highest available balance. */
const richest = async ({ send }: Pick<Scene, 'send'>): Promise<string> => {
  const query = { sort: '-available', pageSize: '1' };
  return first((await send(balance.list, { query })).data).subMerchantId;
};

export const payoutsProof: Proof<typeof payouts> = {
  listInstructions: {
    may: seesPayouts,
    whose: 'account',
    csv: [{ file: 'payouts', text: ['Beneficiary', 'payouts', 'beneficiary'] }],
    walk: {},
  },
  listMerchant: {
    may: seesFees,
    whose: 'account',
    csv: [{ file: 'payouts', text: ['Account', 'sub_merchants', 'dba_name'] }],
    walk: {},
  },
  chart: { may: seesPayouts, whose: 'nobody', walk: { params: { period: 'daily' } } },
  create: {
    may: admins,
    whose: { body: paid('{account}') },
    walk: async (scene) => ({ body: paid(await richest(scene)) }),
    act: 'recorded',
    keeps: async (scene) => ({
      given: {
        subMerchantId: await richest(scene),
        processor: 'simulatorEcheck',
        type: 'merchant',
        amount: 1.5,
      },
      read: async ({ payoutId }) =>
        first((await scene.send(payouts.listInstructions, { query: { payoutId } })).data),
    }),
  },
  hold: {
    may: admins,
    whose: { params: payout, body: held },
    walk: ({ made }) => {
      const { payoutId, status } = made('create');
      const params = { payoutId };
      const released = { params, body: { status: 'pending', reason: 'Invoice came' } };
      return status === 'pending' ? [{ params, body: held }, released] : released;
    },
    ...moves,
  },
  acknowledge: {
    may: admins,
    whose: { params: payout, body: { status: 'ack' } },
    walk: ({ made }) => ({
      params: { payoutId: made('create').payoutId },
      body: { status: 'ack' },
    }),
    ...moves,
  },
  bulkUnacknowledge: {
    may: admins,
    whose: { body: { payoutIds: ['{payout}'] }, isBulk: true },
    walk: ({ made }) => ({ body: { payoutIds: [made('create').payoutId] } }),
    ...moves,
  },
  bulkAcknowledge: {
    may: admins,
    whose: { body: { payoutIds: ['{payout}'] }, isBulk: true },
    walk: ({ made }) => ({ body: { payoutIds: [made('create').payoutId] } }),
    ...moves,
  },
  remove: {
    may: admins,
    whose: { params: payout },
    walk: async ({ made, send }) => {
      const { payoutId } = made('create');
      await send(payouts.bulkUnacknowledge, { body: { payoutIds: [payoutId] } });
      return { params: { payoutId } };
    },
    act: 'recorded',
  },
};
