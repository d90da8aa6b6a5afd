import type { funds, fundsCenter } from '@payfac/api/contract';
import type { TestApi } from '../../../test/api.ts';
import {
  admins,
  merchants,
  type Person,
  providers,
  seesBalance,
  staff,
} from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first } from '../../../test/proof/scene.ts';
import { movesMoney } from '../../../test/proof/usual.ts';

const one = { id: '{application}' };

/** The application of an account with a reserve. */
async function reserving({ open }: TestApi): Promise<string> {
  const { rows } = await open.pool.query<{ id: string }>(
    `select s.application_id as id from ledger_entries e join sub_merchants s using (sub_merchant_id)
     where e.account like 'reserve:%' and e.facilitator_id = 'harbor'
     group by s.application_id having sum(e.amount) > 100 limit 1`,
  );
  return first(rows).id;
}

/** The operator's and the provider's calls share these proofs, except for who may read. */
const fundsOf = (loans: readonly Person[], reserved: readonly Person[]): Proof<typeof funds> => ({
  loans: { may: loans, whose: { params: one }, walk: { params: { id: 'app_0001' } } },
  reserved: {
    may: reserved,
    whose: { params: one },
    walk: async ({ api }) => ({ params: { id: await reserving(api) } }),
  },
  release: {
    may: admins,
    whose: { params: one, body: { segment: 'all', reason: 'Quiet for half a year.' } },
    walk: async ({ api }) => ({
      params: { id: await reserving(api) },
      body: { segment: 'card', amount: 0.25, reason: 'Quiet for half a year.' },
    }),
    ...movesMoney,
  },
});

export const fundsProof: Proof<typeof funds> = fundsOf([...staff, ...merchants], seesBalance);
export const fundsCenterProof: Proof<typeof fundsCenter> = fundsOf(providers, providers);
