import { ApiError } from '@payfac/api';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../lists/testing/render-list.tsx';
import { LoadedScreen } from './loaded-screen.tsx';

const refusal = (status: number) =>
  new ApiError({ kind: 'http', endpoint: 'plans.get', message: 'No such plan.', status });

function show(error: Error) {
  const of = { data: undefined, error, refetch: vi.fn() };
  const page = (
    <LoadedScreen<string> of={of} noun="plan" list="/subscriptions/plans">
      {(name) => name}
    </LoadedScreen>
  );
  return { ...renderScreen(page, { areas: {} }), refetch: of.refetch };
}

it('links from a missing record to the list, and offers no retry', async () => {
  const { user } = show(refusal(404));
  await screen.findByText('Plan not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All plans' }));
});

it('shows other errors, and loads again', async () => {
  const { user, refetch } = show(refusal(500));
  screen.getByText('Couldn’t load this plan');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
