import type { FieldProblem } from '@payfac/domain/validation';
import { findPerson } from '../../areas/auth/store.ts';
import type { Place } from '../../http/hosts/places.ts';
import { needsNewPassword } from '../../http/password-age.ts';
import { factorsOf, takeCode } from '../../http/second-factor/factors.ts';
import { relyingPartyAt, requestOptions, takePasskey } from '../../http/second-factor/passkeys.ts';
import {
  findSecondStep,
  type SignOnOrigin,
  setChallenge,
  takeSecondStep,
} from '../../http/sessions/index.ts';
import type { HostedPagesOptions } from '../options.ts';
import type { SecondStepForm } from './second-step-form.ts';

type Options = Pick<HostedPagesOptions, 'database' | 'places' | 'passwordMaxAgeDays'>;

/** A user who entered the right password: their brand's login, and the step's cookie. */
export interface AtSecondStep {
  readonly place: Place;
  readonly cookie: string | undefined;
}

const wrong: FieldProblem = {
  path: 'code',
  message: 'That code isn’t right, or was used before. Wait for the next one and try again.',
};
const wrongPasskey: FieldProblem = {
  path: '',
  message: 'The passkey couldn’t be checked. Try again, or enter a code.',
};

/** What the page asks for; undefined once the step is over. Each call creates a new passkey challenge. */
export async function openSecondStep(
  { database, places }: Options,
  { place, cookie }: AtSecondStep,
): Promise<SecondStepForm | undefined> {
  const step = await findSecondStep(database, cookie);
  if (!step || cookie === undefined || step.facilitatorId !== place.brand.facilitatorId) {
    return undefined;
  }
  const rows = await factorsOf(database, step.userId);
  const options = await requestOptions(database, relyingPartyAt(places, place), step.userId);
  if (options) await setChallenge(database, cookie, options.challenge);
  return {
    hasAuthenticator: rows.some(({ kind }) => kind === 'authenticator'),
    passkeys: options && JSON.stringify(options),
  };
}

export type SecondStepOutcome =
  | { readonly state: 'in'; readonly cookieValue: string; readonly mustChangePassword: boolean }
  | { readonly state: 'wrong'; readonly problem: FieldProblem }
  | { readonly state: 'over' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Signs a user in with a second factor. @param shown a typed code, or a passkey's response as JSON. */
export async function passSecondStep(
  { database, places, passwordMaxAgeDays }: Options,
  { place, cookie }: AtSecondStep,
  shown: { readonly code: string; readonly passkey: string },
  origin: SignOnOrigin,
): Promise<SecondStepOutcome> {
  const now = new Date();
  const step = await findSecondStep(database, cookie, now);
  if (!step || step.facilitatorId !== place.brand.facilitatorId) return { state: 'over' };
  const isPasskey = shown.passkey !== '';
  if (!isPasskey && shown.code.trim() === '') {
    return { state: 'wrong', problem: { path: 'code', message: 'Enter a code.' } };
  }
  const party = relyingPartyAt(places, place);
  const result = await takeSecondStep(
    database,
    cookie,
    (transaction, { userId, challenge }) => {
      if (!isPasskey) return takeCode(transaction, userId, shown.code, now);
      if (challenge === null) return Promise.resolve(false);
      return takePasskey(transaction, party, { userId, challenge }, parsed(shown.passkey), now);
    },
    origin,
    now,
  );
  if (!result.ok) {
    if (result.why === 'over') return { state: 'over' };
    return { state: 'wrong', problem: isPasskey ? wrongPasskey : wrong };
  }
  const person = await findPerson(database, step.userId);
  if (!person) return { state: 'over' };
  const mustChangePassword = needsNewPassword(person, passwordMaxAgeDays);
  return { state: 'in', cookieValue: result.cookieValue, mustChangePassword };
}
