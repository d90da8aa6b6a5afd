import type { ExamplesOf } from '../../kernel/examples.ts';
import { usersExamples } from '../users/examples.ts';
import type { secondFactor } from './contract.ts';

const body = { currentPassword: 'a pier in october 9' };
const params = { id: 'usr_harbor_clerk' };
const user = { ...usersExamples.get.response, hasSecondFactor: true };
const recoveryCodes = [
  'K7QM-2FHD-X9RT-4WLB',
  'P3NV-8GCA-J6YE-5SZU',
  'T4XB-6MQK-R2HD-9FWL',
  'C8YE-3ZUP-N5GV-7JAS',
  'W9LF-4TRX-B6KM-2QHD',
  'S5JA-7VGN-E3CY-8UZP',
  'H2DQ-9BKM-L4FW-6XRT',
  'U8ZP-5ASJ-G7NV-3EYC',
  'M6KQ-2DHX-T9RB-4LWF',
  'A3SJ-8PZU-Y5CE-7GVN',
];

export const secondFactorExamples: ExamplesOf<typeof secondFactor> = {
  get: {
    response: {
      factors: [
        {
          factorId: 'fct_4b1d0c77',
          kind: 'authenticator',
          name: 'Authenticator app',
          lastUsedAt: '2026-05-01T12:58:30.000Z',
          createdAt: '2026-03-02T09:10:00.000Z',
        },
      ],
      recoveryCodesLeft: 10,
      isRequired: true,
    },
  },
  addAuthenticator: {
    body,
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Harbor%20Backoffice:clerk%40harbor?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Harbor%20Backoffice',
    },
  },
  confirmAuthenticator: { body: { code: '492039' }, response: { recoveryCodes } },
  addPasskey: {
    body,
    response: {
      options: {
        challenge: 'p8s3C0m1vQyTq7n2Vd1yqQ',
        rp: { id: 'harbor.example', name: 'Harbor Backoffice' },
        user: { id: 'dXNyX2hhcmJvcl9jbGVyaw', name: 'clerk@harbor', displayName: 'Noor Haddad' },
        pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        timeout: 60_000,
        excludeCredentials: [],
      },
    },
  },
  confirmPasskey: {
    body: {
      name: 'Laptop',
      credential: { id: 'q7n2Vd1yqQ', rawId: 'q7n2Vd1yqQ', type: 'public-key' },
    },
    response: { recoveryCodes: null },
  },
  remove: { params: { factorId: 'fct_4b1d0c77' }, body, response: { success: true } },
  renewCodes: { body, response: { recoveryCodes } },
  roles: {
    response: {
      roles: ['admin', 'underwriter'],
      holders: [
        { role: 'admin', users: 2, withoutFactor: 0 },
        { role: 'underwriter', users: 3, withoutFactor: 1 },
        { role: 'manager', users: 41, withoutFactor: 38 },
      ],
    },
  },
  requireOfRoles: {
    body: { roles: ['admin', 'underwriter'] },
    response: { roles: ['admin', 'underwriter'] },
  },
  askReset: {
    params,
    response: {
      ...user,
      factorReset: {
        askedByUserId: 'usr_harbor_admin',
        askedBy: 'Ada Lindqvist',
        askedAt: '2026-05-01T13:00:00.000Z',
      },
    },
  },
  confirmReset: { params, response: { ...user, hasSecondFactor: false } },
  refuseReset: { params, response: user },
};
