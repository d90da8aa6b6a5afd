import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandLogo, initials } from './index.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Noel Lovelace', 'AL'],
  ['ada', 'a'],
  ['ada.lovelace@example.com', 'ac'],
  ['  ', '?'],
  ['Émile Zola', 'ÉZ'],
])('the initials of %j are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('falls back to the mark when the logo cannot be loaded', () => {
  const { container } = render(<BrandLogo name="Harbor" logoUrl="https://cdn.example/a.png" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('no image');
  fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('HHarbor');
});

it('shows the mark while a server renders, where no address can be judged', () => {
  const html = renderToString(<BrandLogo name="Harbor" logoUrl="https://cdn.example/a.png" />);
  expect(html).not.toContain('img');
  expect(html).toContain('Harbor');
});
