import { applications } from '@payfac/api/contract';
import { business, owner } from '../../../test/boarding.ts';
import { begun, recordOf } from '../../../test/proof/boarding.ts';
import type { Scene } from '../../../test/proof/scene.ts';

/* Reads an account's changes back as the operator, since a provider doesn't see every field. */

const address = { street: '1 Kept Street', city: 'Portland', state: 'ME', zip: '04101' };

export async function settingsKeeping(scene: Pick<Scene, 'send'>) {
  const params = { id: (await begun(scene)).applicationId };
  return {
    params,
    given: {
      features: { payLinks: { enabled: true } },
      settings: {
        payoutSchedule: 'weekly',
        payoutThreshold: 7,
        notificationEmail: 'kept@mail.example',
        sendReceipts: true,
        dualPricing: { enabled: true, diffPercentage: '3' },
      },
      isSuspended: undefined,
      status: undefined,
      reason: undefined,
    },
    read: async () => {
      const application = await scene.send(applications.get, { params });
      const noted = application.logs.find((log) => log.note !== null);
      return { ...application, note: noted?.note };
    },
    except: {
      status: 'moves the account',
      isSuspended: 'moves the account',
      reason: 'goes with a move',
    },
  };
}

export async function recordKeeping(scene: Pick<Scene, 'send'>) {
  const one = await begun(scene);
  const first = 'subMerchantDocs.0';
  return {
    params: recordOf(one),
    given: {
      business: business({ dbaName: 'Kept again', description: 'Kept.', location: address }),
      owners: [owner({ firstName: 'Kept', address })],
      fees: { percentage: '2.5', fixed: 0.3, dispute: 15, reserve: '5' },
      mcc: '5812',
      riskRules: [{ ruleId: 'rul_harbor_large_payment', enabled: true, params: { maximum: 70 } }],
    },
    read: () => scene.send(applications.get, { params: { id: one.applicationId } }),
    as: {
      business: 'identity.business',
      owners: 'identity.owners',
      mcc: `${first}.mcc`,
      fees: `${first}.fees`,
      riskRules: `${first}.riskRules`,
      cybersource: `${first}.cybersource`,
      decisionManager: `${first}.decisionManager`,
      acknowledged: 'rules.acknowledged',
    },
  };
}
