import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../navigation/index.ts';
import { Button } from '../button/index.ts';
import { type Command, CommandPalette, type CommandPaletteProps } from './index.ts';

const navigate = vi.fn();
const onAction = vi.fn();
const commands: readonly Command[] = [
  { id: 'transactions', label: 'Transactions', group: 'Pages', href: '/transactions' },
  { id: 'disputes', label: 'Disputes', group: 'Pages', href: '/disputes' },
  { id: 'new-invoice', label: 'New invoice', group: 'Actions', shortcut: 'mod+i', onAction },
];

function Page(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <NavigationProvider navigate={navigate}>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette isOpen={isOpen} onOpenChange={setOpen} commands={commands} {...props} />
    </NavigationProvider>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search pages and actions' });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const opener = () => screen.getByText('Search').closest('button');

async function open(props: Partial<CommandPaletteProps> = {}) {
  const page = render(<Page {...props} />);
  await userEvent.click(screen.getByText('Search'));
  return page;
}

describe('CommandPalette', () => {
  beforeEach(() => vi.clearAllMocks());

  it('finds by typing and goes there on Enter', async () => {
    await open();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('disp{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/disputes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('walks by arrows, around the ends, and acts on what it is at', async () => {
    await open();
    expect(active()).toBe('Transactions');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toContain('New invoice');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Disputes');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('acts on a press, and begins empty the next time', async () => {
    await open();
    await userEvent.keyboard('new');
    await userEvent.click(screen.getByRole('option', { name: /New invoice/ }));
    expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText('Search'));
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('is left with Escape and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('does nothing on Enter where nothing is found, and says so', async () => {
    await open();
    await userEvent.keyboard('zzz{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows what a server found, whatever the text', async () => {
    const onSearch = vi.fn();
    const found = [{ id: 'acc', label: 'Blue Door Cafe', group: 'Accounts', href: '/a/1' }];
    await open({ onSearch, found });
    await userEvent.keyboard('4242');
    expect(onSearch).toHaveBeenLastCalledWith('4242');
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/a/1');
  });

  it('offers what was chosen last first, and tells what is chosen', async () => {
    const onChoose = vi.fn();
    await open({ recent: ['disputes'], onChoose });
    expect(
      screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(3);
    expect(screen.getByText('Recent')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/disputes');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'disputes' }));
  });
});
