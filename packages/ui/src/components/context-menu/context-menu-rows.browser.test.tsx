import '../../../base.css';
import '../../../brands/harbor.css';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContextMenu } from './index.ts';

it('has rows of 43 px [UI-22]', async () => {
  render(
    <ContextMenu label="Payment" entries={[{ id: 'refund', label: 'Refund' }]}>
      <p>txn120132</p>
    </ContextMenu>,
  );
  fireEvent.contextMenu(screen.getByText('txn120132'));
  const row = await screen.findByRole('menuitem', { name: 'Refund' });
  expect(row.getBoundingClientRect().height).toBe(43);
});
