import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DoDontPair } from './do-dont.ts';

const pages = Object.entries(
  import.meta.glob<{ readonly pairs: readonly DoDontPair[] }>(
    ['../components/*/*.do-dont.tsx', '../../../../.storybook/pages/*.do-dont.tsx'],
    { eager: true },
  ),
);

/** A picture's markup, independent of React's generated ids. */
function drawn(picture: DoDontPair['good']): string {
  const { container, unmount } = render(picture);
  const markup = container.innerHTML.replaceAll(/_r_\w+_|react-aria[\w-]+/g, '');
  const entered = [...container.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const values = entered.map(({ value, checked }) => `${value} ${checked}`);
  unmount();
  return [markup, ...values].join('\n');
}

it.each(pages)('right and wrong are drawn, and differ: %s', (_, { pairs }) => {
  expect(pairs.length).toBeGreaterThan(0);
  for (const { do: caption, good, bad } of pairs) {
    const right = drawn(good);
    expect(right, caption).not.toBe('');
    expect(drawn(bad), caption).not.toBe(right);
  }
});
