import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './index.ts';

it.each([
  ['neutral', false],
  ['warning', false],
  ['danger', true],
] as const)('a state of tone %s is announced: %s', (tone, isAnnounced) => {
  render(<EmptyState tone={tone} title="The list could not be loaded" headingLevel={3} />);
  expect(screen.queryByRole('alert') !== null).toBe(isAnnounced);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
    'The list could not be loaded',
  );
});
