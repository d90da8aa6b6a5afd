import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '../modal/index.ts';
import { ShortcutHelp, ShortcutKeys, useShortcuts } from './index.ts';

interface PageProps {
  shortcuts: Readonly<Record<string, () => void>>;
  isAsking?: boolean;
}

function Page({ shortcuts, isAsking = false }: PageProps) {
  useShortcuts(shortcuts);
  return (
    <>
      <input aria-label="Search" />
      <Modal isOpen={isAsking} onOpenChange={() => undefined} title="Refund">
        Sure?
      </Modal>
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

describe('useShortcuts', () => {
  it('acts on its keys, and no longer once it has gone', async () => {
    const help = vi.fn();
    const { unmount } = render(<Page shortcuts={{ '?': help }} />);
    await userEvent.keyboard('?');
    expect(help).toHaveBeenCalledOnce();
    unmount();
    await userEvent.keyboard('?');
    expect(help).toHaveBeenCalledOnce();
  });

  it('leaves keys to the text that is typed, but for those with a modifier', async () => {
    const help = vi.fn();
    const palette = vi.fn();
    render(<Page shortcuts={{ '?': help, 'mod+k': palette }} />);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('?{Control>}k{/Control}');
    expect(help).not.toHaveBeenCalled();
    expect(palette).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('?');
  });

  it('acts on two keys pressed one after the other, and not on the second by itself', async () => {
    const transactions = vi.fn();
    const next = vi.fn();
    const palette = vi.fn();
    render(<Page shortcuts={{ 'g t': transactions, t: next, 'mod+k': palette }} />);
    await userEvent.keyboard('gt');
    expect([transactions, next].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await userEvent.keyboard('t');
    await userEvent.keyboard('gxt');
    expect([transactions, next].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
    await userEvent.keyboard('g{Control>}k{/Control}');
    expect(palette).toHaveBeenCalledOnce();
  });

  it('does nothing under a dialog', async () => {
    const help = vi.fn();
    render(<Page shortcuts={{ '?': help }} isAsking />);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('?');
    expect(help).not.toHaveBeenCalled();
  });
});

describe('ShortcutKeys', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘K'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'CtrlK'],
  ])('%s shows %s', (userAgent, shown) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { container } = render(<ShortcutKeys shortcut="mod+k" />);
    expect(container.textContent).toBe(shown);
  });
});

it('ShortcutKeys shows keys pressed one after the other', () => {
  const { container } = render(<ShortcutKeys shortcut="g t" />);
  expect(container.textContent).toBe('GthenT');
});

it('ShortcutHelp lists keys by section', () => {
  render(
    <ShortcutHelp
      isOpen
      onOpenChange={() => undefined}
      sections={[{ title: 'Lists', shortcuts: [{ keys: ['j', 'arrowdown'], label: 'Next row' }] }]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Lists' }).textContent).toBe('ListsNext rowJ↓');
});
