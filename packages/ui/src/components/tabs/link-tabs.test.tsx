import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../navigation/index.ts';
import { LinkTabs } from './index.ts';

it('LinkTabs are links with addresses, the shown page marked, taken by the router', async () => {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <LinkTabs
        label="Transactions"
        activeHref="/review"
        tabs={[
          { href: '/all', label: 'All' },
          { href: '/review', label: 'For review', count: 4 },
        ]}
      />
    </NavigationProvider>,
  );
  const tabs = within(screen.getByRole('navigation', { name: 'Transactions' }));
  const facts = tabs
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  expect(facts).toEqual([
    ['All', '/all', null],
    ['For review4', '/review', 'page'],
  ]);
  await userEvent.click(tabs.getByText('All'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/all');
});
