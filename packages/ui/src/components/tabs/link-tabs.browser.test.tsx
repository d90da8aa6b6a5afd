import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkTabs } from './index.ts';

const names = ['Account metrics', 'Card metrics', 'Sessions', 'Suspicious IPs', 'Scheduled work'];

const page = (active: string, count?: number) => (
  <div style={{ inlineSize: 240 }}>
    <LinkTabs
      label="Parts"
      activeHref={`/${active}`}
      tabs={names.map((label) => ({ href: `/${label}`, label, count }))}
    />
  </div>
);

it('LinkTabs without room for all keep the shown page’s tab in sight', () => {
  const { rerender } = render(page('Scheduled work'));
  const frame = screen.getByRole('list').getBoundingClientRect();
  const tabAt = (name: string) => screen.getByRole('link', { name }).getBoundingClientRect();
  expect(tabAt('Scheduled work').right).toBeLessThanOrEqual(frame.right + 1);
  expect(tabAt('Account metrics').right).toBeLessThan(frame.left);
  rerender(page('Account metrics'));
  expect(tabAt('Account metrics').left).toBeGreaterThanOrEqual(frame.left - 1);
});

it('LinkTabs keep the shown page’s tab in sight when figures come and move it', () => {
  const { rerender } = render(page('Scheduled work'));
  rerender(page('Scheduled work', 4000));
  const frame = screen.getByRole('list').getBoundingClientRect();
  const tab = screen.getByRole('link', { name: /^Scheduled work/ }).getBoundingClientRect();
  expect(tab.right).toBeLessThanOrEqual(frame.right + 1);
});
