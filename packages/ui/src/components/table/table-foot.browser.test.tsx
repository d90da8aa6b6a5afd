import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BulkActionBar } from '../bulk-action-bar/index.ts';
import { Button } from '../button/index.ts';
import { type Column, Table } from './index.ts';

const rows = Array.from({ length: 60 }, (_, index) => `p${index}`);
const columns: Column<string>[] = [{ id: 'id', header: 'Id', render: (row) => row }];
const unused = () => undefined;

/** The element visible at the center of the focused element. */
function seenAtFocus(): Element | null {
  const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? {};
  if (left === undefined) return null;
  return document.elementFromPoint(left + (width ?? 0) / 2, (top ?? 0) + (height ?? 0) / 2);
}

it('keeps the actions on a selection in sight, and no row with the focus under them', async () => {
  render(
    <Table
      label="Payments"
      columns={columns}
      rows={rows}
      rowKey={(row) => row}
      onRowOpen={unused}
      rowActions={() => <Button size="small">More</Button>}
      selection={{
        selected: new Set(rows),
        onChange: unused,
        label: (row) => row,
        matching: { total: 500, isAll: false, onChange: unused },
        actions: (
          <BulkActionBar count={60} onClear={unused}>
            <Button size="small">Export</Button>
          </BulkActionBar>
        ),
      }}
    />,
  );
  const bar = screen.getByRole('region', { name: 'Actions for the selection' });
  const offer = screen.getByRole('button', { name: 'Select all 500 that match' });
  expect(bar.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  expect(offer.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
  screen.getByRole('checkbox', { name: 'Select all rows' }).focus();
  for (let tab = 0; tab < 20 && !document.activeElement?.closest('tbody'); tab += 1) {
    // Sequential tab stops: the scroll position depends on the previous one.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard('{Tab}');
  }
  const reached = new Set<Element | null>();
  for (const _ of rows) {
    reached.add(document.activeElement);
    expect(document.activeElement?.contains(seenAtFocus())).toBe(true);
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard('{ArrowDown}');
  }
  expect(reached.size).toBe(rows.length);
  expect(document.activeElement?.closest('tbody')).not.toBeNull();
});
