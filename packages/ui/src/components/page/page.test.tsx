import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Page } from './index.ts';

it('has one heading of level 1, its parts below it and its aside last', () => {
  const { container } = render(
    <Page title="Payouts" aside="Facts">
      Figures
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payouts');
  expect(screen.getByRole('complementary').textContent).toBe('Facts');
  expect(container.textContent).toBe('PayoutsFiguresFacts');
});

it('has no column without an aside', () => {
  render(<Page title="Payouts">Figures</Page>);
  expect(screen.queryByRole('complementary')).toBeNull();
});
