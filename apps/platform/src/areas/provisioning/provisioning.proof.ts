import {
  applications,
  payoutAccounts,
  provisioning,
  type provisioningCenter,
} from '@payfac/api/contract';
import { approved, begun, recordOf, submitted } from '../../../test/proof/boarding.ts';
import { admins, fillsIn, reviewers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { keepsNothing, moves } from '../../../test/proof/usual.ts';

const record = { id: '{application}', subMerchantObjId: '{record}' };
const processor = { processor: 'simulator' };
const underwriting = { status: 'underwriting' };
const volumes = { monthlyVolume: 50_000, averageTicket: 24.5, highestTicket: 900, dailyCount: 80 };

/** The operator's and the provider's calls share these proofs. @param by who fills in the application. */
const provisioningOf = (by: 'admin' | 'provider'): Proof<typeof provisioning> => ({
  setOwnershipType: {
    may: [...fillsIn, 'underwriter'],
    whose: { params: record, body: { ownershipType: 'LLC' } },
    walk: async (scene) => ({
      params: recordOf(await begun(scene)),
      body: { ownershipType: 'LLC' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const params = recordOf(await begun(scene));
      return {
        by,
        params,
        given: { ownershipType: 'NonProfit' },
        read: () => scene.send(applications.get, { params: { id: params.id } }),
        as: { ownershipType: 'identity.ownershipType' },
      };
    },
  },
  runChecks: {
    may: reviewers,
    whose: { params: record, body: { kinds: ['business'] } },
    walk: async (scene) => ({
      params: recordOf(await submitted(scene)),
      body: { kinds: ['business'] },
    }),
    act: 'recorded',
    keeps: keepsNothing,
  },
  setUnderwritingStatus: {
    may: reviewers,
    whose: { params: record, body: underwriting },
    walk: async (scene) => {
      const one = await approved(scene);
      const { bankAccountToken } = first(one.payoutBankAccounts);
      await scene.send(payoutAccounts.getInfo, { body: { bankAccountToken } });
      return { params: recordOf(one), body: underwriting };
    },
    ...moves,
  },
  provision: {
    may: admins,
    whose: { params: record, body: processor },
    walk: ({ made }) => ({ params: recordOf(made('setUnderwritingStatus')), body: processor }),
    ...moves,
  },
  setDefault: {
    may: admins,
    whose: { params: record, body: processor },
    walk: ({ made }) => ({ params: recordOf(made('provision')), body: processor }),
    ...moves,
  },
  setECheck: {
    may: admins,
    whose: { params: record, body: { enabled: true } },
    walk: ({ made }) => ({ params: recordOf(made('provision')), body: { enabled: true } }),
    ...moves,
  },
  setApplePay: {
    may: admins,
    whose: { params: record, body: { enabled: true } },
    walk: ({ made }) => ({ params: recordOf(made('provision')), body: { enabled: true } }),
    ...moves,
  },
  setRiskMetrics: {
    may: admins,
    whose: { params: record, body: volumes },
    walk: ({ made }) => ({ params: recordOf(made('provision')), body: volumes }),
    act: 'recorded',
    keeps: async (scene) => {
      const params = recordOf(await begun(scene));
      return {
        params,
        given: { monthlyVolume: 5000, averageTicket: 24.5, highestTicket: 900 },
        read: async () =>
          first((await scene.send(applications.get, { params: { id: params.id } })).subMerchantDocs)
            .riskMetrics,
      };
    },
  },
  reset: {
    may: admins,
    whose: { params: record, body: processor },
    walk: ({ made }) => ({ params: recordOf(made('provision')), body: processor }),
    ...moves,
  },
  activate: {
    may: admins,
    whose: { params: record, body: {} },
    walk: async (scene) => ({ params: recordOf(await provisioned(scene)), body: {} }),
    ...moves,
  },
});

/** A merchant whose bank account was verified after the processor accepted it. */
async function provisioned(scene: Pick<Scene, 'send' | 'api'>) {
  const one = await approved(scene);
  const params = recordOf(one);
  await scene.send(provisioning.setUnderwritingStatus, { params, body: underwriting });
  await scene.send(provisioning.provision, { params, body: processor });
  await scene.api.open.pool.query(
    "update payout_bank_accounts set verification = 'verified' where application_id = $1",
    [one.applicationId],
  );
  return one;
}

export const provisioningProof: Proof<typeof provisioning> = provisioningOf('admin');
export const provisioningCenterProof: Proof<typeof provisioningCenter> = provisioningOf('provider');
