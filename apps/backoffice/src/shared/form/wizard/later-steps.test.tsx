import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { laterSteps } from './later-steps.tsx';

const Owners = ({ of }: { readonly of: string }) => <p>Owners of {of}</p>;

it('a preloaded step appears at once', async () => {
  const { LaterStep, prepare } = laterSteps<{ readonly of: string }>({
    owners: () => Promise.resolve(Owners),
  });
  prepare('owners');
  await Promise.resolve();
  await Promise.resolve();
  render(<LaterStep step="owners" of="Pier" />);
  expect(screen.getByText('Owners of Pier')).toBeTruthy();
});

it('a step is loaded when it is reached', async () => {
  const load = vi.fn(() => Promise.resolve(Owners));
  const { LaterStep } = laterSteps<{ readonly of: string }>({ owners: load });
  const { container } = render(<LaterStep step="owners" of="Pier" />);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(await screen.findByText('Owners of Pier')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a step after a loaded one is loaded and shown, too', async () => {
  const { LaterStep } = laterSteps<{ readonly of: string }>({
    owners: () => Promise.resolve(Owners),
    location: () => Promise.resolve(({ of }) => <p>Location of {of}</p>),
  });
  const { rerender } = render(<LaterStep step="owners" of="Pier" />);
  await screen.findByText('Owners of Pier');
  rerender(<LaterStep step="location" of="Pier" />);
  expect(await screen.findByText('Location of Pier')).toBeTruthy();
});

it('a step whose code can’t be loaded says so, and is loaded again on request', async () => {
  const load = vi.fn(() => Promise.resolve(Owners));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { LaterStep } = laterSteps<{ readonly of: string }>({ owners: load });
  render(<LaterStep step="owners" of="Pier" />);
  expect(await screen.findByText('Couldn’t load this step')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Owners of Pier')).toBeTruthy();
});
