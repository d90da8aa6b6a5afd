import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardBrand } from './index.ts';

it('is called by its brand, or is silent beside its name', () => {
  const { container } = render(
    <>
      <CardBrand brand="amex" />
      <CardBrand brand="visa" label="" />
    </>,
  );
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'American Express',
  ]);
  expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
});
