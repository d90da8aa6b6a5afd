/** Document 2, section 8, "Users and login" and "Reports". */
export const usersMessages = {
  get: 'Error trying to get the user.',
  save: 'Error while saving the user. Try again later.',
  usernameTaken: 'Username already exists.',
  emailTaken: 'Email already exists.',
  accountNeeded: 'The user must have an assigned account.',
  changePassword: 'Sorry, change password failed.',
  currentPasswordWrong: 'The current password is not valid.',
  ownProfile: 'Sorry, edit profile failed.',
  ownUsernameTaken: 'The username already exists.',
  ownEmailTaken: 'E-mail already used.',
  reportSettings: 'Failed to fetch report settings.',
  reportAndParent: 'Report name and parent are required',
} as const;
