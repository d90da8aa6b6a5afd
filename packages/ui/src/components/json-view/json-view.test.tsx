import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { JsonView } from './index.ts';

const value = {
  id: 'txn_1',
  note: '<b>bold</b>',
  amount: 48.2,
  items: [{ sku: 'A-1' }],
  owner: null,
};
const tree = () => screen.getByRole('list', { name: 'Response body' });

it('shows the first level, and opens a part by its button', async () => {
  render(<JsonView label="Response body" value={value} />);
  expect(tree().textContent).toContain('"amount": 48.2');
  expect(tree().textContent).not.toContain('sku');
  const items = screen.getByRole('button', { name: '"items": [ 1 item ]' });
  expect(items.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(items);
  await userEvent.click(screen.getByRole('button', { name: '{ 1 item }' }));
  expect(tree().textContent).toContain('"sku": "A-1"');
});

it('has nothing to open where nothing is held', () => {
  render(<JsonView label="Response body" value={{ tags: [], more: {} }} />);
  expect(tree().textContent).toContain('"tags": []"more": {}');
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  expect(screen.queryAllByRole('button', { expanded: false })).toEqual([]);
});

it('opens everything and closes it again', async () => {
  render(<JsonView label="Response body" value={value} />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(tree().textContent).toContain('"sku": "A-1"');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(tree().textContent).not.toContain('sku');
});

it('offers to close what was open from the start', async () => {
  render(<JsonView label="Response body" value={value} openLevels={9} />);
  expect(tree().textContent).toContain('"sku": "A-1"');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(tree().textContent).not.toContain('sku');
  expect(tree().textContent).toContain('"amount": 48.2');
  expect(screen.getByRole('button', { name: 'Expand all' })).toBeTruthy();
});

it('shows markup as text and copies what was received', async () => {
  userEvent.setup();
  render(<JsonView label="Response body" value={value} />);
  expect(tree().querySelector('b')).toBeNull();
  expect(tree().textContent).toContain('<b>bold</b>');
  screen.getByRole('button', { name: 'Copy Response body' }).click();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(value);
});

it('draws a long list a hundred at a time', async () => {
  render(<JsonView label="Response body" value={Array.from({ length: 130 }, (_, i) => i)} />);
  expect(tree().querySelectorAll('li')).toHaveLength(1 + 100 + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
  expect(tree().querySelectorAll('li')).toHaveLength(1 + 130);
});
