import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NavigationProvider } from '../../navigation/index.ts';
import { AppLayout } from './index.ts';

afterEach(async () => {
  await page.viewport(1200, 800);
});

const menuButton = () => screen.getByRole('button', { name: 'Open navigation' });

async function show(width: number) {
  await page.viewport(width, 700);
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <AppLayout
        sidebar={{
          brand: { title: 'Harbor Backoffice' },
          entries: [{ href: '/fees', label: 'Fees', icon: 'i' }],
        }}
      >
        <h1>Dashboard</h1>
      </AppLayout>
    </NavigationProvider>,
  );
  return navigate;
}

describe('AppLayout', () => {
  it.each([1200, 360])(
    'keeps its notice, the bar and the ways out in sight at %d px',
    async (width) => {
      await page.viewport(width, 700);
      render(
        <NavigationProvider navigate={vi.fn()}>
          <AppLayout
            notice={<p style={{ margin: 0, blockSize: 70 }}>You’re acting as Ada</p>}
            topBar={<p>Bar</p>}
            sidebar={{ brand: { title: 'Harbor' }, entries: [], version: '5.45.0' }}
          >
            <div style={{ blockSize: 3000 }}>Dashboard</div>
          </AppLayout>
        </NavigationProvider>,
      );
      scrollTo(0, 1200);
      await waitFor(() => expect(scrollY).toBe(1200));
      const placeOf = (element: Element) => element.getBoundingClientRect();
      expect(placeOf(screen.getByText('You’re acting as Ada')).top).toBe(0);
      expect(placeOf(screen.getByRole('banner')).top).toBe(70);
      if (width < 768) return;
      expect(placeOf(screen.getByText(/5\.45\.0/)).bottom).toBeLessThanOrEqual(innerHeight);
    },
  );

  it('skips to the content by key', async () => {
    await show(1200);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('has the sidebar beside the page and no menu button on a wide window', async () => {
    await show(1200);
    expect(screen.getByRole('navigation').checkVisibility()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  });

  it('opens as a drawer that keeps focus, closes on Escape and gives focus back', async () => {
    await show(360);
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(menuButton());
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.querySelector('main:focus-within')).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(document.activeElement).toBe(menuButton());
  });

  it('closes when an entry is followed', async () => {
    const navigate = await show(360);
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByRole('link', { name: 'Fees' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/fees');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when the window becomes wide', async () => {
    await show(360);
    await userEvent.click(menuButton());
    await page.viewport(1200, 700);
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });
});
