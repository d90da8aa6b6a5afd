import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress, ProgressRing } from './index.ts';

it.each([
  [42.4, 42.4, '42%'],
  [-5, 0, '0%'],
  [180, 100, '100%'],
  [Number.NaN, 0, '0%'],
  [Number.POSITIVE_INFINITY, 100, '100%'],
])('a progress of %d is shown as %d [UI-21]', (value, shown, text) => {
  render(<Progress label="Export" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Export' });
  expect(bar.getAttribute('value')).toBe(String(shown));
  expect(screen.getByText(text)).toBeTruthy();
});

it('is a ring where there is no room, with the same limits', () => {
  render(<ProgressRing label="Upload" value={240} size={48} />);
  const ring = screen.getByRole('progressbar', { name: 'Upload' });
  expect(ring.getAttribute('aria-valuenow')).toBe('100');
  expect(ring.textContent).toBe('100');
});
