import type { DocsOf } from '../../kernel/docs.ts';
import type { secondFactor } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const secondFactorDocs: DocsOf<typeof secondFactor> = {
  about: 'Manage second factors, and the roles that require one.',
  calls: {
    get: { summary: 'Get your second factors' },
    addAuthenticator: {
      summary: 'Start adding an authenticator app',
      description:
        'Creates a secret (RFC 6238: SHA-1, six digits, 30 seconds). It takes effect once you send one of its codes to `secondFactor.confirmAuthenticator`. A new secret replaces one that was not confirmed.',
    },
    confirmAuthenticator: { summary: 'Add an authenticator app' },
    addPasskey: {
      summary: 'Start adding a passkey',
      description: 'You can use the options once, within five minutes.',
    },
    confirmPasskey: { summary: 'Add a passkey' },
    remove: {
      summary: 'Remove one of your second factors',
      description:
        'Removing the last factor also removes your recovery codes. You cannot remove the last factor while one of your roles requires a second factor.',
    },
    renewCodes: {
      summary: 'Create new recovery codes',
      description: 'The previous codes stop working.',
    },
    roles: { summary: 'List the roles that require a second factor' },
    requireOfRoles: {
      summary: 'Set the roles that require a second factor',
      description:
        'Users with one of these roles who have no second factor must add one before they can do anything else. API keys are not affected.',
    },
    askReset: {
      summary: "Request a reset of a user's second factor",
      description:
        'Another administrator must confirm the request within a day; nothing changes before that. The request is logged with who made it.',
    },
    confirmReset: {
      summary: "Confirm a reset of a user's second factor",
      description:
        'Removes all factors and recovery codes of the user, and signs them out everywhere. The confirmation must come from another administrator: not the one who requested it, not the user, and not anyone whose own sign-in has changed since.',
    },
    refuseReset: { summary: "Reject a reset of a user's second factor" },
  },
};
