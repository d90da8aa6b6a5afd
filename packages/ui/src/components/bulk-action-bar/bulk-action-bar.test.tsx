import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { BulkActionBar } from './index.ts';

it('is there while something is selected, says how much, and lets go of it', async () => {
  const onClear = vi.fn();
  const bar = (count: number) => (
    <BulkActionBar count={count} onClear={onClear} summary="$120.00">
      <Button>Refund</Button>
    </BulkActionBar>
  );
  const { rerender } = render(bar(0));
  expect(screen.queryByRole('region')).toBeNull();
  rerender(bar(1200));
  expect(screen.getByRole('status').textContent).toBe('1,200 selected');
  expect(screen.getByRole('region', { name: 'Actions for the selection' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onClear).toHaveBeenCalledOnce();
});
