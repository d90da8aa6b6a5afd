import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../lists/testing/render-list.tsx';
import { type PagePart, PageParts } from './page-parts.tsx';

const parts: readonly PagePart[] = [
  { id: 'rules', label: 'Rules', access: ['sidebar.rules'], Content: () => <p>All rules</p> },
  {
    id: 'sales',
    label: 'Sales',
    access: ['sidebar.transactions'],
    Content: () => <p>All sales</p>,
    count: { shown: ['transactions'], load: async () => 1388 },
  },
];

const show = (address: string, role: 'admin' | 'manager') =>
  renderScreen(<PageParts label="Parts" queryKey="parts" parts={parts} />, {
    areas: {},
    address,
    roles: [role],
  });

it('shows the tab in the URL, with its count, and drops parameters of another tab', async () => {
  show('/list?part=sales&rules.open=rule_1', 'admin');
  await screen.findByText('All sales');
  await screen.findByText('1,388');
  expect(screen.getByRole('link', { name: /^Sales/ }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/list?part=rules');
});

it('shows the first tab that the user may see', async () => {
  show('/list?part=rules', 'manager');
  await screen.findByText('All sales');
  expect(screen.queryByRole('link', { name: 'Rules' })).toBeNull();
});
