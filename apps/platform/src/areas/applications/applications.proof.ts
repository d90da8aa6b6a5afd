import { applications, applicationsCenter } from '@payfac/api/contract';
import { expect } from 'vitest';
import { business, newAccount, owner } from '../../../test/boarding.ts';
import { begun, completed, idOf, recordOf, submitted } from '../../../test/proof/boarding.ts';
import {
  admins,
  everyone,
  fillsIn,
  merchants,
  type Person,
  providers,
  reviewers,
  staff,
} from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';
import { moves, namesAlone } from '../../../test/proof/usual.ts';
import { recordKeeping, settingsKeeping } from './kept-account.proof.ts';

const one = { id: '{application}' };
const record = { id: '{application}', subMerchantObjId: '{record}' };
const named = { applicationId: '{application}' };

/** How the operator's and the provider's calls differ: who may read, and which identity fields are shown. */
interface Readers {
  readonly by: 'admin' | 'provider';
  readonly lists: readonly Person[];
  readonly overview: readonly Person[];
  readonly checks: readonly Person[];
  readonly categories: readonly Person[];
  readonly shows: Readonly<Record<string, unknown>>;
  readonly get: (scene: Pick<Scene, 'send'>, id: string) => Promise<unknown>;
}

const accountLife = ({
  by,
  lists,
  overview,
  checks,
  categories,
  shows,
  get,
}: Readers): Proof<typeof applicationsCenter> => ({
  list: {
    may: lists,
    whose: 'account',
    csv: [{ file: 'applications', by, text: ['DBA name', 'applications', 'dba_name'] }],
    walk: { by },
  },
  categories: { may: categories, whose: { none: 'are the same for everybody' }, walk: { by } },
  create: {
    may: fillsIn,
    whose: { body: newAccount({ spProductId: '{product}' }), reach: 'offer' },
    walk: { body: newAccount() },
    act: 'recorded',
    keeps: (scene) => ({
      by,
      given: {
        ...newAccount({ business: business({ dbaName: 'Kept' }) }),
        inviteId: undefined,
      },
      read: (made) => get(scene, idOf(made)),
      as: {
        business: 'identity.business',
        owners: 'identity.owners',
        mcc: 'subMerchantDocs.0.mcc',
        ownershipType: 'identity.ownershipType',
      },
      reads: shows,
      except: { inviteId: 'is of the invite: an invite names the application it led to' },
    }),
  },
  get: {
    may: overview,
    whose: { params: one },
    walk: ({ made }) => ({ by, params: { id: idOf(made('create')) } }),
  },
  getSubMerchant: {
    may: overview,
    whose: { params: record },
    walk: ({ made }) => ({ by, params: recordOf(made('get')) }),
  },
  updateSubMerchant: {
    may: fillsIn,
    whose: { params: record, body: { acknowledged: true } },
    walk: ({ made }) => ({ params: recordOf(made('get')), body: { acknowledged: true } }),
    act: 'recorded',
    keeps: recordKeeping,
  },
  submit: {
    may: fillsIn,
    whose: { body: named },
    walk: async (scene) => ({ body: { applicationId: (await completed(scene)).applicationId } }),
    ...moves,
  },
  checks: {
    may: checks,
    whose: { within: named },
    walk: ({ made }) => ({ by, query: { applicationId: made('submit').applicationId } }),
  },
  approve: {
    may: reviewers,
    whose: { params: one, body: {} },
    walk: ({ made }) => ({
      params: { id: made('submit').applicationId },
      body: { note: 'Looks sound.' },
    }),
    ...moves,
  },
  update: {
    may: [...fillsIn, 'underwriter'],
    whose: [
      {
        params: one,
        body: { note: 'Called.' },
        asks: ['accounts.requestInformation', 'accounts.status'],
      },
      {
        params: one,
        body: { settings: { sendReceipts: true } },
        asks: ['accounts.submit', 'accounts.status'],
      },
    ],
    walk: async (scene) => {
      const params = { id: (await submitted(scene)).applicationId };
      return [
        { params: { id: scene.made('approve').applicationId }, body: { note: 'Live.' } },
        { params, body: { status: 'declined', reason: 'No lease.' } },
        { params, body: { status: 'archived', reason: 'Silence.' } },
      ];
    },
    act: 'recorded',
    keeps: settingsKeeping,
  },
  open: {
    may: admins,
    whose: { body: { ...named, reason: 'They called.' } },
    walk: ({ made }) => ({
      body: { applicationId: made('update').applicationId, reason: 'They called.' },
    }),
    ...moves,
  },
  raw: {
    may: admins,
    whose: { body: named },
    walk: ({ made }) => ({ body: { applicationId: idOf(made('create')) } }),
  },
  clone: {
    may: providers,
    whose: {
      body: {
        smApplicationId: '{application}',
        subMerchantObjId: '{record}',
        spProductId: '{product}',
      },
      reach: 'product',
    },
    walk: async (scene) => {
      const { id, subMerchantObjId } = recordOf(await begun(scene));
      return { body: { smApplicationId: id, subMerchantObjId, spProductId: 'spp_clinicline' } };
    },
    act: 'recorded',
    keeps: namesAlone,
  },
});

export const applicationsProof: Proof<typeof applications> = {
  ...accountLife({
    by: 'admin',
    lists: [...staff, ...merchants, 'borrower'],
    overview: [...staff, ...merchants, 'provider'],
    checks: staff,
    categories: everyone,
    shows: {},
    get: ({ send }, id) => send(applications.get, { params: { id } }),
  }),
  lookup: {
    may: everyone,
    whose: 'account',
    walk: { query: { fields: ['dbaName', 'subMerchantId'] } },
  },
  clearCheck: {
    may: reviewers,
    whose: {
      params: { id: '{application}', checkId: '{check}' },
      body: { evidence: 'Another birthday.' },
    },
    walk: async (scene) => {
      const { applicationId } = await submitted(scene, {
        owners: [owner({ lastName: 'Sanctioned' })],
      });
      const query = { applicationId, kind: 'sanctions' };
      const { data } = await scene.send(applications.checks, { query });
      return {
        params: { id: applicationId, checkId: first(data).checkId },
        body: { evidence: 'Another date of birth.' },
      };
    },
    ...moves,
  },
  remindPci: {
    may: admins,
    whose: { params: one },
    walk: { params: { id: 'app_0001' } },
    act: 'recorded',
  },
};

const hidden = expect.stringMatching(/^•/);

export const applicationsCenterProof: Proof<typeof applicationsCenter> = accountLife({
  by: 'provider',
  lists: providers,
  overview: providers,
  checks: providers,
  categories: providers,
  shows: {
    business: { ...business({ dbaName: 'Kept' }), taxId: hidden },
    owners: [{ ...owner(), idNumber: hidden }],
  },
  get: ({ send }, id) => send(applicationsCenter.get, { by: 'provider', params: { id } }),
});
