import { names } from '@payfac/api/contract/accounts';
import { accountsCenter } from '@payfac/api/contract/accounts-center';
import { createTestTransport, fixtures } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { expect, it } from 'vitest';
import { sessionAtom } from '../../shared/session/session.ts';
import { write } from '../../shared/state/app.ts';
import { sessionOf } from '../../shared/testing/session-of.ts';
import { respondToFetch } from '../../shared/testing/test-fetch.ts';
import { centerRecords, viewRecords } from './records.ts';

const [example] = fixtures.accounts.names.data;
if (!example) throw new Error('The example has an account.');
const account = { ...example, subMerchantId: 'sm_1', dbaName: 'Granite Clothiers' };

const leadsTo = async (role: Role, { search }: typeof viewRecords) => {
  const answer = () => ({ data: [account], count: 1 });
  const responses = { accounts: { names: answer }, accountsCenter: { names: answer } };
  const areas = { accounts: { names }, accountsCenter };
  respondToFetch(createTestTransport(areas, responses).fetch);
  write(sessionAtom, sessionOf({ roles: [role] }));
  const found = await search('gran', {
    signal: new AbortController().signal,
    subMerchantId: undefined,
  });
  return found.map(({ label, href }) => [label, href]);
};

it.each([
  ['admin', viewRecords, '/merchant/account/sm_1/overview'],
  ['underwriter', viewRecords, '/merchant/account/sm_1/overview'],
  ['service-provider', centerRecords, '/service-provider/account/sm_1/overview'],
] as const)('for %s, an account found by name opens its overview', async (role, records, page) => {
  expect(await leadsTo(role, records)).toEqual([['Granite Clothiers', page]]);
});
