import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppLayout } from '../sidebar/index.ts';
import { Drawer } from './index.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(1200, 800));

function Record() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <AppLayout sidebar={{ brand: { title: 'Harbor' }, entries: [] }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Dispute 77" placement="beside">
        {!isDone && (
          <button type="button" onClick={() => setDone(true)}>
            Accept
          </button>
        )}
      </Drawer>
    </AppLayout>
  );
}

async function open() {
  render(<Record />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Dispute 77' });
}

it('stands beside the page, which makes room and stays usable', async () => {
  const drawer = await open();
  await waitFor(() =>
    expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
  );
  const { left, width } = drawer.getBoundingClientRect();
  expect(screen.getByRole('main').getBoundingClientRect().right).toBeLessThanOrEqual(left);
  expect(width).toBeGreaterThanOrEqual(439);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(drawer.isConnected).toBe(true);
});

it('takes the focus, closes on Escape and gives it back', async () => {
  const drawer = await open();
  await waitFor(() => expect(document.activeElement).toBe(drawer));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })),
  );
});

it('keeps the focus when the button that had it is gone', async () => {
  const drawer = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(drawer));
});

it('stands in the place of the page in a narrower window, and gives it back as it was', async () => {
  await page.viewport(1199, 900);
  render(<Record />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const record = await screen.findByRole('region', { name: 'Dispute 77' });
  expect(screen.getByRole('main').contains(record)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(record).getByRole('heading', { level: 1 }).textContent).toBe('Dispute 77');
  expect(opener.checkVisibility()).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(record));
  await userEvent.keyboard('{Escape}');
  expect(opener.checkVisibility()).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
