import type { DocsOf } from '../../kernel/docs.ts';
import type { users } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const usersDocs: DocsOf<typeof users> = {
  about: 'Manage users and what they may do.',
  calls: {
    list: { summary: 'List users' },
    create: { summary: 'Create a user' },
    get: { summary: 'Get a user' },
    update: {
      summary: 'Update a user',
      description:
        'Fields you leave out keep their values. You can change your own name, email, username, theme and time zone. Roles, accounts and a forced password reset require `users.manage`, and products require `users.products`; you cannot change these for your own user.',
    },
    remove: { summary: 'Delete a user' },
    changePassword: { summary: 'Change your password' },
    resetPassword: {
      summary: 'Set a one-time password for a user',
      description:
        'Returns the password in this response only. The user must change it at the next sign-in. The call also signs the user out everywhere and unlocks them.',
    },
    unlock: { summary: 'Unlock a user' },
    addProduct: { summary: 'Add a product to a user' },
    removeProduct: { summary: 'Remove a product from a user' },
    saveReportSettings: { summary: 'Save your settings of a report' },
  },
};
