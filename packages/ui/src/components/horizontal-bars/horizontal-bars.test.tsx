import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HorizontalBars } from './index.ts';

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'));

it('compares by length, and says each figure', () => {
  const { container } = render(
    <HorizontalBars
      label="Sales by merchant"
      bars={[
        {
          name: 'Blue Door Cafe',
          value: 200,
          text: '$200.00',
          detail: '80%',
          href: '/merchants/1',
        },
        { name: 'Harbor Bikes', value: 50, text: '$50.00' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Sales by merchant' });
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'Blue Door Cafe$200.0080%',
    'Harbor Bikes$50.00',
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/merchants/1');
  expect(widths(container)).toEqual(['100%', '25%']);
});

/** A bar labeled 70.51% filled its whole track. */
it('a share is as long as it is of its track, and only a share has a track', () => {
  const bars = [{ name: 'Desktop', value: 0.7051, text: '1,420', detail: '70.51%' }];
  const { container, rerender } = render(<HorizontalBars label="Sessions" bars={bars} />);
  expect(container.querySelectorAll('rect')).toHaveLength(1);
  rerender(<HorizontalBars label="Sessions" bars={bars} scale="share" />);
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(widths(container)).toEqual(['70.51%']);
});

it('draws nothing of nothing', () => {
  const { container } = render(
    <HorizontalBars label="Sales" bars={[{ name: 'None', value: 0, text: '$0.00' }]} />,
  );
  expect(widths(container)).toEqual(['0%']);
});
