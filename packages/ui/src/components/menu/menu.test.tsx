import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../navigation/index.ts';
import { Button } from '../button/index.ts';
import { Menu, type MenuEntry, type MenuGroup } from './index.ts';

function show(entries: readonly (MenuEntry | MenuGroup)[]) {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <Menu label="Actions" trigger={<Button>More</Button>} entries={entries} />
    </NavigationProvider>,
  );
  return navigate;
}

describe('Menu', () => {
  /** A selected entry was drawn as selected but not announced. */
  it('says which of several is chosen', async () => {
    const onAction = vi.fn();
    show([
      { id: 'light', label: 'Light', isSelected: true, onAction },
      { id: 'dark', label: 'Dark', isSelected: false, onAction },
    ]);
    const checked = () =>
      screen.getAllByRole('menuitemradio').map((each) => each.getAttribute('aria-checked'));
    await userEvent.click(screen.getByRole('button'));
    expect(checked()).toEqual(['true', 'false']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('acts on the chosen one too', async () => {
    const onAction = vi.fn();
    show([{ id: 'light', label: 'Light', isSelected: true, onAction }]);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  it('opens by key, walks by arrows and acts on Enter', async () => {
    const onAction = vi.fn();
    show([
      { id: 'void', label: 'Void' },
      { id: 'refund', label: 'Refund', onAction },
    ]);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('goes through the router for an entry with an address', async () => {
    const navigate = show([{ id: 'open', label: 'Open', href: '/disputes/7' }]);
    await userEvent.click(screen.getByText('More'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/disputes/7');
  });

  it('does nothing for a disabled entry, also inside a group', async () => {
    const onAction = vi.fn();
    show([
      {
        id: 'g',
        label: 'Money',
        entries: [{ id: 'x', label: 'Capture', isDisabled: true, onAction }],
      },
    ]);
    await userEvent.click(screen.getByText('More'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Capture' }));
    expect(onAction).not.toHaveBeenCalled();
  });
});
