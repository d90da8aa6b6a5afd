import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gauge } from './index.ts';

it('is a meter in words, kept inside its bounds', () => {
  render(<Gauge label="Refund rate" value={140} valueText="140%" />);
  const meter = screen.getByRole('meter', { name: 'Refund rate' });
  expect(meter.getAttribute('aria-valuenow')).toBe('100');
  expect(meter.getAttribute('aria-valuetext')).toBe('140%');
});

it('says a share of its span when it is given no words', () => {
  render(<Gauge label="Limit" value={15} min={10} max={20} />);
  expect(screen.getByRole('meter').textContent).toBe('50%');
});
