import { users } from '@payfac/api/contract';
import { admins, everyone, managesPeople } from '../../../test/proof/people.ts';
import type { Proof } from '../../../test/proof/proof.ts';
import { namesAlone } from '../../../test/proof/usual.ts';

const somebody = { params: { id: '{user}' }, reach: 'person' } as const;
const password = 'a pier in october 9';
const provider = { roles: ['service-provider'], productIds: ['spp_clinicline'], password };

/** Why some fields of a user are read elsewhere. */
const readElsewhere = {
  roles: 'read as the entries of acl, one a place',
  memberships: 'the same as roles and their places, one by one',
  subMerchantIds: 'belongs to other roles than productIds',
};

/** The new values for a user. */
const settings = {
  username: 'after@harbor',
  email: 'after@harbor.example',
  memberships: undefined,
  roles: ['service-provider'],
  productIds: ['spp_tidewater'],
  subMerchantIds: undefined,
  timeZone: 'Asia/Tokyo',
  theme: { sidebarMini: true, sidebarColor: 'white', mode: 'dark', primaryColor: '#004466' },
};

export const usersProof: Proof<typeof users> = {
  list: { may: managesPeople, whose: 'person', walk: {} },
  create: {
    may: managesPeople,
    whose: {
      body: {
        username: 'new@harbor',
        name: 'New Hand',
        email: 'new@mail.example',
        roles: ['employee'],
        subMerchantIds: ['{account}'],
        password,
      },
    },
    walk: {
      body: {
        ...provider,
        username: 'walk@harbor',
        name: 'Walker Evans',
        email: 'walk@harbor.example',
      },
    },
    act: 'recorded',
    keeps: ({ send }) => ({
      given: {
        ...provider,
        username: 'kept@harbor',
        email: 'kept@harbor.example',
        memberships: undefined,
        subMerchantIds: undefined,
      },
      read: ({ id }) => send(users.get, { params: { id } }),
      except: { ...readElsewhere, password: 'shown to nobody' },
    }),
  },
  get: {
    may: everyone,
    whose: somebody,
    walk: ({ made }) => ({ params: { id: made('create').id } }),
  },
  update: {
    may: everyone,
    whose: { ...somebody, body: { name: 'Grace M.' } },
    walk: ({ made }) => ({ params: { id: made('create').id }, body: { name: 'Walker E.' } }),
    act: 'recorded',
    keeps: async ({ send }) => {
      const { id } = await send(users.create, {
        body: {
          ...provider,
          username: 'before@harbor',
          name: 'Before',
          email: 'before@harbor.example',
        },
      });
      return {
        params: { id },
        given: settings,
        read: () => send(users.get, { params: { id } }),
        as: { timeZone: 'preferences.timeZone' },
        except: readElsewhere,
      };
    },
  },
  addProduct: {
    may: admins,
    whose: { ...somebody, body: { product: '{product}' } },
    walk: ({ made }) => ({ params: { id: made('create').id }, body: { product: 'spp_tidewater' } }),
    act: 'recorded',
    keeps: namesAlone,
  },
  removeProduct: {
    may: admins,
    whose: { params: { id: '{user}', product: '{product}' }, reach: 'person' },
    walk: ({ made }) => ({ params: { id: made('create').id, product: 'spp_tidewater' } }),
    act: 'recorded',
  },
  unlock: {
    may: managesPeople,
    whose: somebody,
    walk: async ({ made, api }) => {
      const { id } = made('create');
      await api.open.pool.query('update users set locked_at = now() where user_id = $1', [id]);
      return { params: { id } };
    },
    act: 'recorded',
  },
  resetPassword: {
    may: managesPeople,
    whose: somebody,
    walk: ({ made }) => ({ params: { id: made('create').id } }),
    act: 'recorded',
  },
  remove: {
    may: managesPeople,
    whose: somebody,
    walk: ({ made }) => ({ params: { id: made('create').id } }),
    act: 'recorded',
  },
  saveReportSettings: {
    may: everyone,
    whose: 'nobody',
    walk: { body: { report: 'transactions', parent: 'reporting', sort: '-amount' } },
    act: { none: 'what a person keeps for themselves' },
    keeps: () => ({
      given: {
        report: 'transactions',
        parent: 'kept',
        filters: { status: ['settled'] },
        columns: ['amount'],
        pagination: { pageSize: 25 },
      },
      read: ({ reports }) => reports?.['kept']?.['transactions'],
      except: { report: 'says where it is kept', parent: 'says where it is kept' },
    }),
  },
  changePassword: {
    may: everyone,
    whose: {
      params: { id: '{user}' },
      body: { currentPassword: 'lantern-quay-morning', newPassword: 'seven herons at dusk' },
      reach: 'self',
    },
    walk: {
      by: 'employee',
      params: { id: 'usr_harbor_employee' },
      body: { currentPassword: 'lantern-quay-morning', newPassword: 'seven herons at dusk' },
    },
    act: 'recorded',
    keeps: 'shown to nobody',
  },
};
