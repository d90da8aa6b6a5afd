import { applicants as area } from '@payfac/api/contract/applicants';
import { products } from '@payfac/api/contract/products';
import { failure, fixtures } from '@payfac/api/testing';
import type { Applicant } from '@payfac/domain/invites';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderList } from '../../../shared/lists/testing/render-list.tsx';
import { applicants } from './list.tsx';

const areas = { applicants: area, products };
const { data: adaeze } = fixtures.applicants.get;

/** An error without a message from the platform, so the catalogue's is shown. */
const wordless = { code: 'FAILED', message: '' };

type Options = Parameters<typeof renderList<Applicant, typeof areas>>[1];
const show = (options: Partial<Options> = {}) => renderList(applicants, { areas, ...options });
const open = `/list?open=${adaeze.id}`;

it('lists the applicants of the product in the URL [INVITE-01]', async () => {
  const { calls } = show({ address: '/list?spProductId=spp_tidewater' });
  const row = await screen.findByRole('row', { name: new RegExp(adaeze.name) });
  expect(within(row).getByText('Review')).toBeDefined();
  expect(calls('applicants.list').length).toBeGreaterThan(0);
  for (const { input } of calls('applicants.list'))
    expect(input).toMatchObject({ query: { spProductId: ['spp_tidewater'] } });
});

it('says so if the applicants can’t be loaded', async () => {
  show({ responses: { applicants: { list: () => failure(500, wordless) } } });
  expect(await screen.findByText('Error fetching applicants')).toBeDefined();
});

describe('an applicant, opened', () => {
  const link = () => screen.findByRole('link', { name: 'Open account' });

  it.each([
    ['admin', '/merchant/account/app_0012/overview'],
    ['service-provider', '/service-provider/account/app_0012/overview'],
  ] as const)('links an %s to the account', async (role, address) => {
    show({ address: open, roles: [role] });
    expect((await link()).getAttribute('href')).toBe(address);
  });

  it('without an application has no link', async () => {
    const response = () => ({ success: true, data: { ...adaeze, applicationId: null } });
    show({ address: open, responses: { applicants: { get: response } } });
    const drawer = within(await screen.findByRole('dialog', { name: adaeze.name }));
    await drawer.findByRole('button', { name: 'Copy applicant ID' });
    expect(drawer.queryByRole('link', { name: 'Open account' })).toBeNull();
  });

  it.each([
    [404, 'Applicant not found'],
    [500, 'Error fetching applicant'],
  ])('says so when the response is %s', async (status, message) => {
    show({ address: open, responses: { applicants: { get: () => failure(status, wordless) } } });
    expect(await screen.findByText(message)).toBeDefined();
  });
});
