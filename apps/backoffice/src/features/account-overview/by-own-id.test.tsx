import { names } from '@payfac/api/contract/account-names';
import { applications } from '@payfac/api/contract/applications';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { AccountPage } from './account-page.tsx';
import { reads } from './merchant-page.tsx';

const application = fixtures.applications.get;
const [first] = application.subMerchantDocs;
const [named] = fixtures.accounts.names.data;
if (!first || !named) throw new Error('The example has an account.');
const second = { ...first, _id: 'smo_second', subMerchantId: 'sm_second' };

const open = (id: string, isFound = true) =>
  renderScreen(<AccountPage id={id} view="merchant" reads={reads} />, {
    areas: { accounts: { names }, applications },
    responses: {
      accounts: {
        names: () => ({
          data: isFound ? [{ ...named, applicationId: application.applicationId }] : [],
          count: isFound ? 1 : 0,
        }),
      },
      applications: { get: () => ({ ...application, subMerchantDocs: [first, second] }) },
    },
  });

it('opens by an account’s own ID, at the sub-merchant that has it', async () => {
  const { calls } = open('sm_second');
  await screen.findByRole('heading', { level: 1, name: application.identity.business.dbaName });
  expect(screen.getAllByText('sm_second').length).toBeGreaterThan(0);
  expect(calls('accounts.names')[0]?.input).toMatchObject({
    query: { subMerchantId: ['sm_second'] },
  });
  expect(calls('applications.get')[0]?.input).toEqual({
    params: { id: application.applicationId },
  });
});

it('opens by its application without requesting a name', async () => {
  const { calls } = open(application.applicationId);
  await screen.findByRole('heading', { level: 1, name: application.identity.business.dbaName });
  await waitFor(() => expect(calls('applications.get')).toHaveLength(1));
  expect(calls('accounts.names')).toEqual([]);
});
