import { ApiError, createClient } from '@payfac/api';
import { devLogin, sso } from '@payfac/api/contract/auth';
import { place } from '../../shared/environment/environment.ts';

const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1' }, { auth: { devLogin, sso } });

/**
 * Signs on without a password and leaves for the app. Answers the text to show when the platform
 * refuses.
 */
export async function signOn(username: string): Promise<string | undefined> {
  try {
    await api.auth.devLogin({ body: { username } });
    location.assign('/');
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/** Whether this browser has a sign-on that the platform still knows. */
export const isSignedOn = async (): Promise<boolean> =>
  api.auth.sso({ body: { facId: place.brand.facId, application: 'payments' } }).then(
    () => true,
    () => false,
  );
