import { call, type TestResponse, TestSession } from './session.ts';

export const harborHost = 'harbor.localhost';

/** The body that trades a sign-on cookie for a tab's token. */
export const ssoBody = { facId: 'harbor', application: 'payments' };

export const postTo = (
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  host = harborHost,
): Promise<TestResponse> => call(url, host, `/api/v1/${path}`, { method: 'POST', body, headers });

export const isSignedIn = async (session: TestSession): Promise<boolean> =>
  (await session.get('backoffice/accounts/submerchants')).status === 200;

export const logOut = (
  { url, token, cookie }: TestSession,
  body: { readonly token?: string; readonly everywhere?: boolean } = {},
): Promise<TestResponse> =>
  postTo(url, 'auth/logout', { token, ...body }, { cookie, origin: `http://${harborHost}` });

/** Opens a tab in which an administrator acts as another user. */
export async function actAs(admin: TestSession, userId: string): Promise<TestSession> {
  const { body } = await admin.call('auth/login-as', {
    method: 'POST',
    body: { userId, application: 'payments' },
  });
  const tab = await TestSession.openTab(admin.url, harborHost, admin.cookie, body.as);
  if (tab.status !== 200) throw new Error(`Acting as ${userId} answered ${tab.status}.`);
  return new TestSession(admin.url, harborHost, admin.cookie, tab.body);
}
