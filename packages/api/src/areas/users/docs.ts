import type { DocsOf } from '../../kernel/docs.ts';
import type { users } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const usersDocs: DocsOf<typeof users> = {
  about: 'People and what they may do.',
  calls: {
    list: { summary: 'List users' },
    create: { summary: 'Create a user' },
    get: { summary: 'Get a user' },
    update: {
      summary: 'Change a user',
      description:
        "What is left out stays. People change their own name, e-mail, user name, theme and time zone; roles, accounts and a forced reset ask for `users.manage` and products for `users.products`, and are never one's own.",
    },
    remove: { summary: 'Delete a user' },
    changePassword: { summary: 'Change the own password' },
    resetPassword: {
      summary: 'Give a user a one-time password',
      description:
        'Makes a password that must be changed at the next sign-in, shows it in this response and nowhere else, signs the person out everywhere and unlocks them.',
    },
    unlock: { summary: 'Unlock a user' },
    addProduct: { summary: 'Give a user a product' },
    removeProduct: { summary: 'Take a product from a user' },
    saveReportSettings: { summary: 'Save how a person likes a report' },
  },
};
