import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './index.ts';

it('lists the pages above and marks this one', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Accounts', href: '/accounts-view' }]}
      current="Blue Door Cafe"
    />,
  );
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  const link = within(way).getByRole('link', { name: 'Accounts' });
  expect(link.getAttribute('href')).toBe('/accounts-view');
  expect(within(way).getByText('Blue Door Cafe').getAttribute('aria-current')).toBe('page');
});
