export const authMessages = {
  login: 'Error while logging in.',
  logout: 'We couldn’t sign you out everywhere. Try again.',
  /** Shown for 7 seconds when sign-on reports a wrong api user. */
  wrongApiUser: 'User is not in the database, run populateDB.',
} as const;

/** The server's code for a sign-on whose user the database does not know. */
export const WRONG_API_USER = 'WRONG_API_USER';
