export const authMessages = {
  login: 'Error while logging in.',
  logout: 'We couldn’t sign you out everywhere. Try again.',
  /** Shown for 7 seconds when sign-on reports an unknown API user. */
  wrongApiUser: 'User is not in the database, run populateDB.',
} as const;

/** The server's code for a sign-on by a user who is not in the database. */
export const WRONG_API_USER = 'WRONG_API_USER';
