import { and, eq } from 'drizzle-orm';
import { findPerson } from '../../areas/auth/store.ts';
import { CallFailure } from '../../http/failures.ts';
import { needsNewPassword } from '../../http/password-age.ts';
import {
  findSignOn,
  onboardingCookie,
  readOnboardingCookie,
  type SignOnOrigin,
  signIn,
  signInByPassword,
  touchSignOn,
} from '../../http/sessions/index.ts';
import { users } from '../../kernel/database/schema/index.ts';
import type { HostedPagesOptions } from '../options.ts';
import type { Onboarding } from './state.ts';
import type { Problems } from './steps.ts';

/*
 * Until sign-up, the link identifies the applicant. From then on it requires a sign-in, so that a forwarded e-mail
 * opens nothing.
 */

type Options = Pick<HostedPagesOptions, 'database' | 'passwordMaxAgeDays' | 'signOnHours'>;

async function personOf({ database }: Options, { invite }: Onboarding) {
  const { facilitatorId, email } = invite;
  const [person] = await database
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.facilitatorId, facilitatorId), eq(users.username, email)));
  return person;
}

/** Whether a link requires a sign-in before it shows more, given a request's Cookie header. */
export async function mustSignIn(
  options: Options,
  onboarding: Onboarding,
  cookies: string | undefined,
): Promise<boolean> {
  const { step } = onboarding;
  if (step === 'welcome' || step === 'code' || step === 'account') return false;
  const person = await personOf(options, onboarding);
  // An application that ended before sign-up has no user who could sign in.
  if (!person) return false;
  const { database, signOnHours } = options;
  const cookie = readOnboardingCookie(cookies);
  const signOn = await findSignOn(database, cookie, new Date(), signOnHours);
  if (signOn?.userId !== person.userId) return true;
  await touchSignOn(options.database, signOn.signOnId);
  return false;
}

/** Signs an applicant in right after sign-up. @returns the Set-Cookie header's value, if they may work. */
export async function cookieAfterSignUp(
  options: Options,
  onboarding: Onboarding,
  origin: SignOnOrigin,
): Promise<string | undefined> {
  const person = await personOf(options, onboarding);
  const signedIn = person && (await signIn(options.database, person.userId, origin));
  return signedIn?.ok ? onboardingCookie(signedIn.cookieValue) : undefined;
}

type SignInByLink =
  | { readonly cookie: string; readonly problems: readonly [] }
  | { readonly cookie?: undefined; readonly problems: Problems };

const refused = (path: string, message: string): SignInByLink => ({
  problems: [{ path, message }],
});

/** Signs the invited user in. */
export async function signInAtLink(
  options: Options,
  { invite }: Onboarding,
  password: string,
  origin: SignOnOrigin,
): Promise<SignInByLink> {
  const { facilitatorId, email: username } = invite;
  if (password === '') return refused('password', 'Enter your password.');
  if (password.length > 200 || !password.isWellFormed()) {
    return refused('password', 'Incorrect password, or the account is locked.');
  }
  try {
    const credentials = { facilitatorId, username, password };
    const signedIn = await signInByPassword(options.database, credentials, origin);
    if (!signedIn.ok && 'step' in signedIn) {
      return refused('', 'Sign in to the backoffice to go on: it asks for your second factor.');
    }
    if (!signedIn.ok) return refused('password', 'Incorrect password, or the account is locked.');
    const signOn = await findSignOn(options.database, signedIn.cookieValue);
    const person = signOn && (await findPerson(options.database, signOn.userId));
    if (!person || needsNewPassword(person, options.passwordMaxAgeDays)) {
      return refused('', 'Sign in to the backoffice first, to choose a new password.');
    }
    return { cookie: onboardingCookie(signedIn.cookieValue), problems: [] };
  } catch (problem) {
    if (!(problem instanceof CallFailure) || problem.retryAfter === undefined) throw problem;
    return refused('', problem.message);
  }
}
