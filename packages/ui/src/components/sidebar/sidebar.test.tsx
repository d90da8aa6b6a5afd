import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../navigation/index.ts';
import { Sidebar, type SidebarProps } from './index.ts';

const onLogOut = vi.fn();

const props: SidebarProps = {
  brand: { title: 'Harbor Backoffice' },
  activeHref: '/payouts',
  version: '2.14.0',
  entries: [
    { href: '/dashboard', label: 'Dashboard', icon: 'i' },
    {
      id: 'processing',
      label: 'Processing',
      entries: [
        { href: '/fees', label: 'Fees', icon: 'i' },
        { href: '/payouts', label: 'Payouts', icon: 'i' },
      ],
    },
  ],
  footer: [
    { href: '/inbox', label: 'Inbox', icon: 'i', isUnread: true },
    { id: 'log-out', label: 'Exit harrietada...', icon: 'i', onPress: onLogOut },
  ],
};

describe('Sidebar', () => {
  it('says how much waits behind an entry, in its name too', () => {
    const entries = [
      { href: '/disputes', label: 'Disputes', icon: 'i', count: 7 },
      { href: '/alerts', label: 'Alerts', icon: 'i', count: 0 },
      { href: '/payments', label: 'Payments', icon: 'i', count: 250 },
    ];
    const footer = [{ href: '/inbox', label: 'Inbox', icon: 'i', isUnread: true, count: 2 }];
    render(<Sidebar {...props} entries={entries} footer={footer} />);
    const links = within(screen.getByRole('navigation'));
    expect(links.getByRole('link', { name: 'Disputes, 7 waiting' }).textContent).toContain('7');
    expect(links.getByRole('link', { name: 'Payments, 250 waiting' }).textContent).toContain('99+');
    expect(links.getByRole('link', { name: 'Inbox, 2 unread' })).toBeTruthy();
    expect(links.getByRole('link', { name: 'Alerts' }).textContent).toBe('iAlerts');
  });

  it('folds a group, all but the entry of the shown page', async () => {
    const onFold = vi.fn();
    const folding = { ...props, onFoldedGroupsChange: onFold };
    const { rerender } = render(<Sidebar {...folding} foldedGroups={['other']} />);
    const heading = screen.getByRole('button', { name: 'Processing' });
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(heading);
    expect(onFold).toHaveBeenCalledExactlyOnceWith(['other', 'processing']);
    rerender(<Sidebar {...folding} foldedGroups={['processing']} />);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    const left = within(screen.getByRole('list', { name: 'Processing' })).getAllByRole('link');
    expect(left.map((link) => link.getAttribute('href'))).toEqual(['/payouts']);
    rerender(<Sidebar {...folding} foldedGroups={['processing']} isMini />);
    expect(screen.getByRole('link', { name: 'Fees' })).toBeTruthy();
  });

  it.each([false, true])('opens the search, minimized: %s', async (isMini) => {
    const onPress = vi.fn();
    render(<Sidebar {...props} isMini={isMini} search={{ label: 'Search', onPress }} />);
    await userEvent.click(screen.getByRole('button', { name: /Search/ }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each([false, true])('names entries, groups and the current page, minimized: %s', (isMini) => {
    render(<Sidebar {...props} isMini={isMini} />);
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(navigation.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'HHarbor Backoffice',
      'iDashboard',
      'iFees',
      'iPayouts',
      'iInboxUnread',
    ]);
    const group = within(navigation.getByRole('list', { name: 'Processing' }));
    expect(group.getAllByRole('listitem')).toHaveLength(2);
    const current = navigation.getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/payouts']);
  });

  it('shows the version, minimized too', () => {
    const { rerender } = render(<Sidebar {...props} />);
    expect(screen.getByText('Version 2.14.0')).toBeTruthy();
    rerender(<Sidebar {...props} isMini />);
    expect(screen.getByText('2.14.0').title).toBe('Version 2.14.0');
  });

  it('goes through the router and reports the use', async () => {
    const navigate = vi.fn();
    const onUse = vi.fn();
    render(
      <NavigationProvider navigate={navigate}>
        <Sidebar {...props} onUse={onUse} />
      </NavigationProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Fees' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/fees');
    expect(onUse).toHaveBeenCalledOnce();
  });

  it('runs an action of the footer', async () => {
    render(<Sidebar {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Exit harrietada...' }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  it('shows labels as tooltips when minimized', async () => {
    render(<Sidebar {...props} isMini />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('tooltip').textContent).toBe('Dashboard');
  });

  it.each([
    [false, 'Minimize sidebar', true],
    [true, 'Expand sidebar', false],
  ])('offers the other width, minimized: %s [MENU-10]', async (isMini, name, next) => {
    const onMiniChange = vi.fn();
    render(<Sidebar {...props} isMini={isMini} onMiniChange={onMiniChange} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onMiniChange).toHaveBeenCalledExactlyOnceWith(next);
  });
});
