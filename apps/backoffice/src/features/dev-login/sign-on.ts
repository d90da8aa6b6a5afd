import { ApiError, createClient } from '@payfac/api';
import { devLogin, sso } from '@payfac/api/contract/auth';
import { place } from '../../shared/environment/environment.ts';

const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1' }, { auth: { devLogin, sso } });

/** Where to go after signing in: a path of this origin, never another site's address. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get('return') ?? '/';
  const url = URL.canParse(asked, location.origin) ? new URL(asked, location.origin) : undefined;
  const isOwn = url?.origin === location.origin && asked.startsWith('/') && !asked.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : '/';
}

/** Signs on without a password and goes to the app. Returns the message of a refusal. */
export async function signOn(username: string): Promise<string | undefined> {
  try {
    await api.auth.devLogin({ body: { username } });
    location.assign(returnPath(location.search));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/** Whether this browser has a valid sign-on. */
export const isSignedOn = async (): Promise<boolean> =>
  api.auth.sso({ body: { facId: place.brand.facId, application: 'payments' } }).then(
    () => true,
    () => false,
  );
