import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterChip } from './index.ts';

const PRESETS = [
  { id: 'open', label: 'Open' },
  { id: 'won', label: 'Won' },
];

it('says what it is limited to, and changes it by a preset', async () => {
  const onPreset = vi.fn();
  render(
    <FilterChip
      label="Status"
      value="Open"
      presets={PRESETS}
      activePreset="open"
      onPreset={onPreset}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Status Open' }));
  const chosen = screen.getByRole('button', { name: 'Open' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Won' }));
  expect(onPreset).toHaveBeenCalledWith('won');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('holds fields of its own, and is cleared without opening it', async () => {
  const onClear = vi.fn();
  render(
    <FilterChip label="Amount" value="over $100" onClear={onClear}>
      {(close) => (
        <button type="button" onClick={close}>
          Apply
        </button>
      )}
    </FilterChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear Amount' }));
  expect(onClear).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: /^Amount/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
