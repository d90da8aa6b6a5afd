import type { ExamplesOf } from '../../kernel/examples.ts';
import type { users } from './contract.ts';

const user = {
  id: 'usr_harbor_clerk',
  username: 'clerk@harbor',
  name: 'Noor Haddad',
  email: 'clerk@harbor.example',
  acl: [
    {
      role: 'sales-clerk',
      forcePasswordReset: false,
      place: { kind: 'account', subMerchantId: 'sm_00012' },
    },
  ],
  accounts: [{ subMerchantId: 'sm_00012', name: 'Lantern Quay Books' }],
  productIds: [],
  processors: ['simulator'],
  theme: { mode: 'dark' },
  preferences: {},
  forcePasswordReset: false,
  passwordExpired: false,
  hasSecondFactor: false,
  factorReset: null,
  status: 'active',
  lastSignInAt: '2026-05-01T12:58:30.000Z',
  createdAt: '2025-11-20T14:00:00.000Z',
} as const;

const params = { id: user.id };
const response = {
  ...user,
  acl: [...user.acl],
  accounts: [...user.accounts],
  productIds: [],
  processors: [...user.processors],
};

export const usersExamples: ExamplesOf<typeof users> = {
  list: {
    query: { 'applications.payments.acl.role': ['sales-clerk'], sort: 'name' },
    response: { data: [response], count: 1 },
  },
  create: {
    body: {
      username: 'clerk@harbor',
      name: 'Noor Haddad',
      email: 'clerk@harbor.example',
      roles: ['sales-clerk'],
      subMerchantIds: ['sm_00012'],
      password: 'a pier in october 9',
    },
    response: { ...response, lastSignInAt: null },
  },
  get: { params, response },
  update: { params, body: { theme: { mode: 'dark' } }, response },
  remove: { params, response: { success: true } },
  changePassword: {
    params,
    body: { currentPassword: 'a pier in october 9', newPassword: 'seven herons at dusk' },
    response: { success: true },
  },
  resetPassword: { params, response: { password: 'Qm7!vRw2#nKx' } },
  unlock: { params, response },
  addProduct: {
    params: { id: 'usr_harbor_provider' },
    body: { product: 'spp_tidewater' },
    response: {
      ...response,
      id: 'usr_harbor_provider',
      username: 'provider@harbor',
      name: 'Ines Moreau',
      email: 'provider@harbor.example',
      acl: [
        {
          role: 'service-provider',
          forcePasswordReset: false,
          place: { kind: 'product', spProductId: 'spp_tidewater' },
        },
      ],
      accounts: [],
      productIds: ['spp_tidewater'],
    },
  },
  removeProduct: {
    params: { id: 'usr_harbor_provider', product: 'spp_tidewater' },
    response: {
      ...response,
      id: 'usr_harbor_provider',
      username: 'provider@harbor',
      name: 'Ines Moreau',
      email: 'provider@harbor.example',
      acl: [],
      accounts: [],
      productIds: [],
    },
  },
  saveReportSettings: {
    body: {
      report: 'transactions',
      parent: 'reporting',
      columns: ['createdAt', 'amount', 'status'],
      sort: '-amount',
      pagination: { pageSize: 25 },
    },
    response: {
      reports: {
        reporting: {
          transactions: {
            columns: ['createdAt', 'amount', 'status'],
            sort: '-amount',
            pagination: { pageSize: 25 },
          },
        },
      },
    },
  },
};
