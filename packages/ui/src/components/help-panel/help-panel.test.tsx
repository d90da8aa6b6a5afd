import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { HelpPanel } from './index.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>About payouts</Button>
      <HelpPanel
        title="Payouts"
        isOpen={isOpen}
        onOpenChange={setOpen}
        links={[{ label: 'Timing', href: '/timing' }]}
      >
        <p>Money goes out on banking days.</p>
      </HelpPanel>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'About payouts' });
const panel = () => screen.queryByRole('complementary', { name: 'Payouts' });

it('takes the focus to its title, and Escape gives it back', async () => {
  render(<Page />);
  expect(panel()).toBeNull();
  await userEvent.click(opener());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payouts' }));
  expect(screen.getByRole('link', { name: 'Timing' }).getAttribute('href')).toBe('/timing');
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('leaves the page usable, and its focus alone when the person is elsewhere', async () => {
  render(<Page />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener());
});
