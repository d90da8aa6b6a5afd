import { activities } from '@payfac/api/contract/activities';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Activity } from './list.tsx';

it('says who did what, to what and from where, the newest first', async () => {
  const { calls } = renderScreen(<Activity />, { areas: { activities } });
  const row = await screen.findByRole('row', { name: /Refunded a payment/ });
  expect(within(row).getByText('manager@harbor')).toBeDefined();
  expect(within(row).getByText('txn000000048213')).toBeDefined();
  expect(within(row).getByText('198.51.100.14')).toBeDefined();
  expect(calls('activities.list')[0]?.input).toMatchObject({ query: { sort: '-createdAt' } });
});
