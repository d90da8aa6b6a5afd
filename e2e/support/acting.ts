import type { Page } from '@playwright/test';

interface Call {
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
}

/** Calls the platform from the page itself, with its sign-on. */
const call = (page: Page, { path, token, body }: Call): Promise<unknown> =>
  page.evaluate(
    async ({ address, bearer, content }): Promise<unknown> => {
      const response = await fetch(address, {
        method: content === undefined ? 'GET' : 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
        ...(content !== undefined && { body: content }),
      });
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return response.json();
    },
    {
      address: `/api/v1/${path}`,
      bearer: token,
      content: body && JSON.stringify(body),
    },
  );

const text = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null && Reflect.get(value, key);
  if (typeof found !== 'string') throw new Error(`The response has no ${key}.`);
  return found;
};

const rows = (value: unknown): readonly unknown[] => {
  const data: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'data');
  return Array.isArray(data) ? data : [];
};

/** Starts acting as a user, as the signed-in administrator. @returns the `?as=` value. */
export async function actAs(page: Page, username: string): Promise<string> {
  const facId = new URL(page.url()).hostname.split('.')[0];
  const session = await call(page, {
    path: 'auth/sso',
    body: { facId, application: 'payments' },
  });
  const token = text(session, 'token');
  const found = rows(await call(page, { path: `users?username=${username}`, token }));
  const userId = text(
    found.find((user) => text(user, 'username') === username),
    'id',
  );
  const acting = await call(page, {
    path: 'auth/login-as',
    token,
    body: { userId, application: 'payments' },
  });
  return text(acting, 'as');
}
