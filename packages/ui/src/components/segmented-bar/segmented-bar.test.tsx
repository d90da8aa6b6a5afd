import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SegmentedBar } from './index.ts';

const percentOf = (bar: Element, name: string) => Number.parseFloat(bar.getAttribute(name) ?? '0');
const barsIn = (container: HTMLElement) => [...container.querySelectorAll('g > rect')];

it('says each part, in order, and leads to where it was counted', () => {
  render(
    <SegmentedBar
      label="Payouts by state"
      segments={[
        { name: 'On hold', value: 5, text: '5', href: '/payouts?status=on-hold' },
        { name: 'In transit', value: 24, text: '24' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Payouts by state' });
  expect([...list.children].map((part) => part.textContent)).toEqual(['On hold5', 'In transit24']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/payouts?status=on-hold');
});

it('is thinner among other figures, and says the same', () => {
  const segments = [{ name: 'Pending', value: 9, text: '9' }];
  const bar = (size: 'small' | 'medium') => {
    const { container, unmount } = render(
      <SegmentedBar label="Way" size={size} segments={segments} />,
    );
    const said = screen.getByRole('list', { name: 'Way' }).textContent;
    const heights = [...container.querySelectorAll('svg, rect')].map((part) =>
      Number(part.getAttribute('height')),
    );
    unmount();
    return { said, heights };
  };
  expect(bar('small').said).toBe(bar('medium').said);
  expect(Math.max(...bar('small').heights)).toBeLessThan(Math.min(...bar('medium').heights));
});

/** Whole figures, with some that take up nothing. */
const figure = fc.oneof(
  { weight: 3, arbitrary: fc.nat(1_000_000) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, -1) },
);

it('the parts follow each other and fill the whole, beside others that are no figures too', () => {
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1, maxLength: 6 }), (values) => {
      const segments = values.map((value, index) => ({ name: `${index}`, value, text: '' }));
      const { container, unmount } = render(<SegmentedBar label="Whole" segments={segments} />);
      const bars = barsIn(container);
      let end = 0;
      for (const bar of bars) {
        expect(percentOf(bar, 'x')).toBeCloseTo(end, 6);
        end += percentOf(bar, 'width');
      }
      expect(bars).toHaveLength(values.filter((value) => value > 0 && value < Infinity).length);
      if (bars.length > 0) expect(end).toBeCloseTo(100, 6);
      unmount();
    }),
    { numRuns: 30 },
  );
});
