import { applications, type payoutAccounts, type payoutAccountsCenter } from '@payfac/api/contract';
import { bankAccount, bankToken } from '../../../test/boarding.ts';
import { begun } from '../../../test/proof/boarding.ts';
import { fillsIn } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { keepsNothing, moves } from '../../../test/proof/usual.ts';

const preferred = { applicationId: '{application}', bankAccountToken: '{payoutToken}' };

/** The operator's and the provider's calls share these proofs. @param by who fills in the application. */
const payoutAccountsOf = (by: 'admin' | 'provider'): Proof<typeof payoutAccounts> => ({
  add: {
    may: fillsIn,
    whose: {
      body: {
        applicationId: '{application}',
        subMerchantObjId: '{record}',
        accountHolderName: 'Lantern Quay LLC',
        accountType: 'checking',
        routingNumber: '110000000',
        bankAccountToken: '{bankToken}',
      },
    },
    walk: async (scene) => {
      const one = await begun(scene);
      return [
        { body: bankAccount(one, await bankToken(scene.api, one)) },
        { body: bankAccount(one, await bankToken(scene.api, one)) },
      ];
    },
    act: 'recorded',
    keeps: async ({ send, api }) => {
      const one = await begun({ send });
      const params = { id: one.applicationId };
      return {
        by,
        given: bankAccount(one, await bankToken(api, one)),
        read: async () => first((await send(applications.get, { params })).payoutBankAccounts),
        except: { routingNumber: 'checked against the token, and shown to nobody' },
      };
    },
  },
  getInfo: {
    may: fillsIn,
    whose: { body: { bankAccountToken: '{payoutToken}' } },
    walk: ({ made }) => ({ body: { bankAccountToken: first(made('add').data).bankAccountToken } }),
    answers: { verification: 'verified' },
    act: { none: 'asks the bank' },
    keeps: keepsNothing,
  },
  prefer: {
    may: fillsIn,
    whose: { body: preferred },
    walk: ({ made }) => {
      const { applicationId, bankAccountToken } = first(
        made('add').data.filter(({ isPreferred }) => !isPreferred),
      );
      return { body: { applicationId, bankAccountToken } };
    },
    ...moves,
  },
  remove: {
    may: fillsIn,
    whose: { body: preferred },
    walk: ({ made }) => {
      const { applicationId, bankAccountToken } = first(
        made('prefer').data.filter(({ isPreferred }) => !isPreferred),
      );
      return { body: { applicationId, bankAccountToken } };
    },
    act: 'recorded',
  },
});

export const payoutAccountsProof: Proof<typeof payoutAccounts> = payoutAccountsOf('admin');
export const payoutAccountsCenterProof: Proof<typeof payoutAccountsCenter> =
  payoutAccountsOf('provider');
