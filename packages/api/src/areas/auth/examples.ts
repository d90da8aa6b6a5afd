import type { ExamplesOf } from '../../kernel/examples.ts';
import type { auth } from './contract.ts';

export const authExamples: ExamplesOf<typeof auth> = {
  sso: {
    body: { facId: 'harbor', application: 'payments' },
    response: {
      token: 'ses_9f1c2b7de0a84c55.q3Jt0V',
      sessionRef: 'sref_4b1d0c',
      signOnRef: 'sgn_77ae21',
      userId: 'usr_harbor_manager',
      username: 'manager@harbor',
      name: 'Grace Murray',
      applications: {
        payments: {
          accounts: [
            {
              subMerchantId: 'sm_00012',
              applicationId: 'app_00012',
              name: 'Lantern Quay Books',
              features: ['customers', 'ccTxs', 'virtualTerminal'],
            },
          ],
          acl: [
            {
              role: 'manager',
              forcePasswordReset: false,
              place: { kind: 'account', subMerchantId: 'sm_00012' },
            },
          ],
          theme: { mode: 'light', sidebarMini: false },
          notifications: [],
          productIds: [],
          processors: ['simulator'],
        },
      },
      forcePasswordReset: false,
      passwordExpired: false,
      mustAddFactor: false,
      preferences: {
        reports: { reporting: { transactions: { sort: '-createdAt' } } },
        timeZone: 'America/New_York',
      },
      branding: {
        facilitatorName: 'Harbor Payments',
        squareLogoUrl: null,
        primaryColor: '#0069a2',
        termsUrl: 'https://harbor.example/terms',
        privacyUrl: 'https://harbor.example/privacy',
      },
      isLoggedInAs: false,
    },
  },
  logout: { body: { token: 'ses_9f1c2b7de0a84c55.q3Jt0V' }, response: { success: true } },
  loginAs: {
    body: { userId: 'usr_harbor_manager', application: 'payments' },
    response: { as: 'as_51c0de', sameApp: false },
  },
  devLogin: { body: { username: 'admin@harbor' }, response: { success: true } },
};
