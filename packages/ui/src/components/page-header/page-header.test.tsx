import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeader } from './index.ts';

it('holds the page’s heading and the pages above it', () => {
  render(
    <PageHeader
      title="Blue Door Cafe"
      breadcrumbs={[
        { label: 'Accounts', href: '/accounts-view' },
        { label: 'Harbor Product', href: '/products/1/overview' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blue Door Cafe');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/accounts-view',
    '/products/1/overview',
  ]);
});

it('says what the page is before it offers what to do, also where all stands below each other', () => {
  const { container } = render(
    <PageHeader title="Payouts" description="Times are those of New York." actions="New payout" />,
  );
  expect(container.textContent).toBe('PayoutsTimes are those of New York.New payout');
});
