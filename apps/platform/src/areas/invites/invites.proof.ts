import { invites, products } from '@payfac/api/contract';
import { form } from '../../../test/boarding.ts';
import { providers } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { first, type Scene } from '../../../test/proof/scene.ts';

const spProductId = 'spp_tidewater';
const by = 'provider';
const invitee = { spProductId: '{product}', name: 'Grace Murray', email: 'grace@mail.example' };
const grace = { spProductId, name: 'Grace Murray', email: 'grace@walk.example' };

const inviteOf = async ({ send }: Pick<Scene, 'send'>, email: string) =>
  first((await send(invites.list, { by, query: { spProductId, email } })).data);

/** Creates an invite with every option set. */
async function chosen({ send }: Pick<Scene, 'send'>, email: string) {
  const asked = { by, params: { spProductId } } as const;
  const fees = await send(products.feeTemplates, asked);
  const flows = await send(products.onboardingFlowTemplates, asked);
  return {
    email,
    mobileNumber: '2075550142',
    spProductId,
    feeTemplateId: first(fees.data).feeTemplateId,
    onboardingFlowTemplateId: first(flows.data).onboardingFlowTemplateId,
  };
}

export const invitesProof: Proof<typeof invites> = {
  list: { may: providers, whose: 'product', walk: { by } },
  create: {
    may: providers,
    whose: { body: invitee, reach: 'product' },
    walk: { by, body: grace },
    act: 'recorded',
    keeps: async (scene) => ({
      by,
      given: await chosen(scene, 'kept.one@mail.example'),
      read: ({ email }) => inviteOf(scene, email),
    }),
  },
  update: {
    may: providers,
    whose: {
      params: { inviteId: '{invite}' },
      body: { spProductId: '{product}', name: 'Grace M.' },
      reach: 'product',
    },
    walk: ({ made }) => ({
      by,
      params: { inviteId: made('create')._id },
      body: { spProductId, name: 'Grace M.' },
    }),
    act: 'recorded',
    keeps: async (scene) => {
      const body = { spProductId, name: 'Before', email: 'kept.three@mail.example' };
      const { _id } = await scene.send(invites.create, { by, body });
      return {
        by,
        params: { inviteId: _id },
        given: await chosen(scene, 'kept.four@mail.example'),
        read: () => inviteOf(scene, 'kept.four@mail.example'),
      };
    },
  },
  send: {
    may: providers,
    whose: {
      params: { inviteId: '{invite}' },
      query: { spProductId: '{product}' },
      reach: 'product',
    },
    walk: ({ made }) => ({ by, params: { inviteId: made('create')._id }, query: { spProductId } }),
    act: 'recorded',
  },
  remove: {
    may: providers,
    whose: {
      params: { inviteId: '{invite}' },
      query: { spProductId: '{product}' },
      reach: 'product',
    },
    walk: ({ made }) => ({ by, params: { inviteId: made('create')._id }, query: { spProductId } }),
    act: 'recorded',
  },
  createAndSend: {
    may: providers,
    whose: { body: invitee, reach: 'product' },
    walk: { by, body: { ...grace, email: 'other@walk.example' } },
    act: 'recorded',
    keeps: async (scene) => ({
      by,
      given: await chosen(scene, 'kept.two@mail.example'),
      read: ({ email }) => inviteOf(scene, email),
    }),
  },
  addMerchant: {
    may: providers,
    whose: { body: { spProductId: '{product}', subMerchantId: '{account}' }, reach: 'product' },
    walk: { by, body: { spProductId, subMerchantId: 'sm_0001' } },
    act: 'recorded',
    keeps: 'takes the invitee from the merchant: the same fields as createAndSend',
  },
  upload: {
    may: providers,
    whose: { none: 'a file; that its product is the person’s own is a test of its own' },
    walk: {
      by,
      ...form('name,email\r\nAda Byron,ada@walk.example\r\n', { spProductId }),
    },
    act: 'recorded',
    keeps: 'a file, whose rows its own tests read',
  },
};
