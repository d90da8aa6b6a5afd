import { products as area } from '@payfac/api/contract/products';
import { fixtures } from '@payfac/api/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { products } from './list.tsx';

const [example] = fixtures.products.list.data;
if (!example) throw new Error('There is no example of a product.');

const data = [
  { ...example, spProductId: 'spp_1', name: 'Open', isActive: true, webhook: null },
  { ...example, spProductId: 'spp_2', name: 'Shut', isActive: false },
];

it('lists the products with their payment fees, and links to each overview [PAGE-23]', async () => {
  renderList(products, {
    areas: { products: area },
    responses: { products: { list: () => ({ data, count: 2 }) } },
  });
  const link = await screen.findByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/products/spp_1/overview');
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('There are two rows.');
  within(first).getByText('2.9% + $0.30');
  within(first).getByText('Active');
  within(second).getByText('Inactive');
  within(second).getByText('On');
});
