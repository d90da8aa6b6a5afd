import { type Endpoint, isForKeys } from '@payfac/api/contract';
import { type Ability, type Member, narrowedTo } from '@payfac/domain/access';
import type { CallContext, SessionContext, SignOnContext } from './context.ts';
import { CallFailure, forbidden, sessionExpired, unauthorized } from './failures.ts';
import { needsNewPassword } from './password-age.ts';
import { scopeOf } from './scope.ts';
import type { Services } from './services.ts';
import {
  type BearerSession,
  findApiKey,
  findBearer,
  findSignOn,
  isApiKey,
  readSignOnCookie,
} from './sessions/index.ts';

/** Not logged as a refused attempt: the app calls before the new password is chosen. */
const passwordResetNeeded = 'PASSWORD_RESET_NEEDED';

/** The same, before the second factor that a role requires is added. */
const secondFactorNeeded = 'SECOND_FACTOR_NEEDED';

export const isAskedFirst = (code: string | undefined): boolean =>
  code === passwordResetNeeded || code === secondFactorNeeded;

interface Credentials {
  readonly authorization: string | undefined;
}

const BEARER = /^Bearer ([\w-]{20,100})$/;

/** Calls allowed before a new password is chosen. */
const allowedBeforeReset: ReadonlySet<string> = new Set([
  'users.changePassword',
  'auth.sso',
  'auth.logout',
]);

/** Calls allowed before a second factor is added. */
const allowedBeforeFactor: ReadonlySet<string> = new Set([
  'secondFactor.get',
  'secondFactor.addAuthenticator',
  'secondFactor.confirmAuthenticator',
  'secondFactor.addPasskey',
  'secondFactor.confirmPasskey',
  'users.changePassword',
  'auth.sso',
  'auth.logout',
]);

const signedOut = () =>
  new CallFailure({ status: 401, code: 'SIGNED_OUT', message: 'Sign in to continue.' });

async function bySignOn(services: Services, call: CallContext): Promise<SignOnContext> {
  const { origin, isFromOwnPage } = call;
  if (!isFromOwnPage && !(origin && services.allowedOrigins?.includes(origin))) {
    throw forbidden('Only this site’s pages can make this call.', 'ORIGIN_REFUSED');
  }
  const { database, signOnHours } = services;
  const signOn = await findSignOn(database, readSignOnCookie(call.cookie), new Date(), signOnHours);
  if (!signOn) throw signedOut();
  return { ...call, signOn };
}

const tooManyCalls = (retryAfter: number) =>
  new CallFailure({
    status: 429,
    code: 'TOO_MANY_CALLS',
    message: 'Too many calls with this API key. Try again in a moment.',
    retryAfter,
  });

async function byApiKey({ database }: Services, token: string): Promise<BearerSession> {
  const found = await findApiKey(database, token);
  if (found.state === 'unknown') throw unauthorized();
  if (found.state === 'limited') throw tooManyCalls(found.retryAfter);
  return found.session;
}

async function byTab({ database, signOnHours }: Services, token: string): Promise<BearerSession> {
  const found = await findBearer(database, token, new Date(), signOnHours);
  if (found.state === 'expired') throw sessionExpired();
  if (found.state === 'unknown') throw unauthorized();
  return found.session;
}

async function byBearer(
  services: Services,
  endpoint: Endpoint,
  call: CallContext,
  { authorization }: Credentials,
): Promise<SessionContext> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthorized();
  const session = isApiKey(token) ? await byApiKey(services, token) : await byTab(services, token);
  const holder = { memberships: session.person.acl };
  const { access } = endpoint;
  const context = { ...call, session, holder };
  return typeof access === 'string' ? withAll(context) : narrowed(context, access);
}

type Held = CallContext & Pick<SessionContext, 'session' | 'holder'>;

const reaching = (context: Held, granted: Member): SessionContext => ({
  ...context,
  granted,
  scope: scopeOf(context.session.person.facilitatorId, granted.memberships),
});

const withAll = (context: Held): SessionContext => reaching(context, context.holder);

/** A context narrowed to the memberships that grant one of the abilities. */
export const narrowed = (context: Held, abilities: readonly Ability[]): SessionContext =>
  reaching(context, narrowedTo(context.holder, abilities));

/**
 * Identifies the caller, and which of their memberships apply to this call.
 * @throws CallFailure 401 without a session, 403 for a page of another origin, 429 for a key over its rate limit.
 */
export async function identify(
  services: Services,
  endpoint: Endpoint,
  call: CallContext,
  credentials: Credentials,
): Promise<CallContext | SignOnContext | SessionContext> {
  if (endpoint.access === 'public') return call;
  if (endpoint.access === 'sign-on') return bySignOn(services, call);
  return byBearer(services, endpoint, call, credentials);
}

/**
 * Lets an identified caller through to the handler.
 * @throws CallFailure 403 without the ability, before a forced new password or second factor, and for a call that isn't
 * open to keys.
 */
export function permit(
  { passwordMaxAgeDays }: Pick<Services, 'passwordMaxAgeDays'>,
  endpoint: Endpoint,
  { session, granted }: SessionContext,
): void {
  const { person, actingRef, apiUserId } = session;
  if (apiUserId !== undefined && !isForKeys(endpoint)) {
    throw forbidden('API keys can’t make this call.', 'NOT_FOR_KEYS');
  }
  const mustChange = needsNewPassword(person, passwordMaxAgeDays, actingRef !== null);
  if (mustChange && !allowedBeforeReset.has(endpoint.id)) {
    throw forbidden('Choose a new password to continue.', passwordResetNeeded);
  }
  if (session.lacksFactor && !allowedBeforeFactor.has(endpoint.id)) {
    throw forbidden('Add a second factor to continue.', secondFactorNeeded);
  }
  if (endpoint.access !== 'signed-in' && granted.memberships.length === 0) throw forbidden();
}
