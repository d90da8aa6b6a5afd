import { names } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { createTestTransport } from '@payfac/api/testing';
import { type Role, roles } from '@payfac/domain/access';
import { expect, it } from 'vitest';
import { sessionAtom } from '../../shared/session/session.ts';
import { write } from '../../shared/state/app.ts';
import { sessionOf } from '../../shared/testing/session-of.ts';
import { respondToFetch } from '../../shared/testing/test-fetch.ts';
import { accountPicker } from './picker.ts';

async function sourceOf(role: Role): Promise<string | undefined> {
  const transport = createTestTransport({ accounts: { names }, accountsCenter });
  respondToFetch(transport.fetch);
  write(sessionAtom, sessionOf({ roles: [role] }));
  await accountPicker.search('gran', new AbortController().signal);
  await accountPicker.names(['sm_1'], new AbortController().signal);
  const [first, second, ...more] = transport.calls.map(
    ({ request }) => new URL(request.url).pathname,
  );
  expect([second, more]).toEqual([first, []]);
  return first;
}

it('names accounts to a service provider from its own source [SIGN-21]', async () => {
  expect(await sourceOf('service-provider')).toMatch(
    /\/backoffice\/accounts\/center\/submerchants/,
  );
});

it('names accounts to merchants and all others from the source scoped by the server [SIGN-22, SIGN-23]', async () => {
  for (const role of roles.filter((each) => each !== 'service-provider')) {
    expect([role, await sourceOf(role)]).toEqual([
      role,
      expect.stringMatching(/\/backoffice\/accounts\/submerchants/),
    ]);
  }
});
