import type { DocsOf } from '../../kernel/docs.ts';
import type { secondFactor } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const secondFactorDocs: DocsOf<typeof secondFactor> = {
  about: 'What people show after their password, and who has to.',
  calls: {
    get: { summary: 'Get the own second factor' },
    addAuthenticator: {
      summary: 'Begin to add an authenticator app',
      description:
        'Makes a secret (RFC 6238: SHA-1, six digits, 30 seconds) that counts once `secondFactor.confirmAuthenticator` was sent a code of it. A secret that was not confirmed is replaced.',
    },
    confirmAuthenticator: { summary: 'Add the authenticator app' },
    addPasskey: {
      summary: 'Begin to add a passkey',
      description: 'The options are good for five minutes and once.',
    },
    confirmPasskey: { summary: 'Add the passkey' },
    remove: {
      summary: 'Remove an own factor',
      description:
        'With the last factor the recovery codes go, too. The last one stays where a role of the person asks for a second factor.',
    },
    renewCodes: {
      summary: 'Make new recovery codes',
      description: 'Those from before stop working.',
    },
    roles: { summary: 'Get the roles that need a second factor' },
    requireOfRoles: {
      summary: 'Say which roles need a second factor',
      description:
        'People with one of the roles who have no factor do nothing else before they add one. API keys are not affected.',
    },
    askReset: {
      summary: "Ask for a reset of a user's second factor",
      description:
        'Nothing changes before another administrator confirms it, within a day. It is written down who asked.',
    },
    confirmReset: {
      summary: "Confirm a reset of a user's second factor",
      description:
        'Removes all of the user’s factors and recovery codes and signs them out everywhere. Another administrator must confirm: not the one who asked, not the user, and not anyone whose own sign-in changed since.',
    },
    refuseReset: { summary: "Refuse a reset of a user's second factor" },
  },
};
