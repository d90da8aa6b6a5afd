import { byCode, type FailureText, preferServer } from '../../kernel/failure.ts';

/** Messages of users, sign-in and report settings. */
export const usersMessages = {
  get: 'Error trying to get the user.',
  save: 'Error while saving the user. Try again later.',
  usernameTaken: 'Username already exists.',
  emailTaken: 'Email already exists.',
  accountNeeded: 'The user must have an assigned account.',
  productNeeded: 'A service provider must have an assigned product.',
  membershipsDiffer:
    'This person has different roles at different accounts. Choose the role for each account.',
  changePassword: 'Sorry, change password failed.',
  currentPasswordWrong: 'The current password is not valid.',
  ownProfile: 'Sorry, edit profile failed.',
  ownUsernameTaken: 'The username already exists.',
  ownEmailTaken: 'E-mail already used.',
  reportSettings: 'Failed to fetch report settings.',
  reportAndParent: 'Report name and parent are required',
} as const;

/** The message when `users.update` fails on the user's own profile page. */
export const ownProfileFailure: FailureText = /* @__PURE__ */ byCode(
  {
    USERNAME_TAKEN: usersMessages.ownUsernameTaken,
    EMAIL_TAKEN: usersMessages.ownEmailTaken,
  },
  /* @__PURE__ */ preferServer(usersMessages.ownProfile),
);
