import { activities } from '@payfac/api/contract/activities';
import { users } from '@payfac/api/contract/users';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './list-page.tsx';

it('has the users, with their own views, and a tab with user activity', async () => {
  const { user } = renderScreen(<Component />, { areas: { activities, users } });
  await user.click(await screen.findByRole('button', { name: 'More for users' }));
  expect(await screen.findByRole('menuitem', { name: 'Save as view' })).toBeDefined();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: /^Activity/ }));
  expect(await screen.findByRole('row', { name: /Refunded a payment/ })).toBeDefined();
});
