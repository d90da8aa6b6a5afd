import type { FieldProblem } from '@payfac/domain/validation';
import { findPerson } from '../../areas/auth/store.ts';
import { CallFailure } from '../../http/failures.ts';
import { needsNewPassword } from '../../http/password-age.ts';
import {
  findSignOn,
  type PasswordSignIn,
  type SignOnOrigin,
  signInByPassword,
  signInRefused,
} from '../../http/sessions/index.ts';
import type { HostedPagesOptions } from '../options.ts';

const longest = 200;

export interface LoginForm {
  readonly username: string;
  readonly password: string;
}

export type LoginResult =
  /** The password was right, and a second factor is required: the value for `secondStepCookie`. */
  | { readonly ok: false; readonly step: string }
  | { readonly ok: true; readonly cookieValue: string; readonly mustChangePassword: boolean }
  | {
      readonly ok: false;
      readonly step?: undefined;
      readonly problems: readonly FieldProblem[];
      /** Seconds to wait: too many sign-ins were queued, so nothing was checked. */
      readonly retryAfter?: number;
    };

const refused: LoginResult = { ok: false, problems: [{ path: '', message: signInRefused }] };

/** No username or password contains this, and the database couldn't store it. */
const isImpossible = (text: string): boolean =>
  text.length > longest || text.includes('\0') || !text.isWellFormed();

function missing({ username, password }: LoginForm): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (username.trim() === '') problems.push({ path: 'username', message: 'Enter your username.' });
  if (password === '') problems.push({ path: 'password', message: 'Enter your password.' });
  return problems;
}

/** Signs a user in, and says whether they must choose a new password first. */
export async function logIn(
  { database, passwordMaxAgeDays }: HostedPagesOptions,
  facilitatorId: string,
  form: LoginForm,
  origin: SignOnOrigin,
): Promise<LoginResult> {
  const problems = missing(form);
  if (problems.length > 0) return { ok: false, problems };
  if (isImpossible(form.username) || isImpossible(form.password)) return refused;
  let signedIn: PasswordSignIn;
  try {
    signedIn = await signInByPassword(database, { facilitatorId, ...form }, origin);
  } catch (problem) {
    if (!(problem instanceof CallFailure) || problem.retryAfter === undefined) throw problem;
    const { message, retryAfter } = problem;
    return { ok: false, problems: [{ path: '', message }], retryAfter };
  }
  if (!signedIn.ok) return 'step' in signedIn ? signedIn : refused;
  const { cookieValue } = signedIn;
  const signOn = await findSignOn(database, cookieValue);
  const person = signOn && (await findPerson(database, signOn.userId));
  if (!person) return refused;
  const mustChangePassword = needsNewPassword(person, passwordMaxAgeDays);
  return { ok: true, cookieValue, mustChangePassword };
}
