import '../../../base.css';
import '../../../brands/juniper.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from '../table/index.ts';
import { Checkbox } from './index.ts';

/** In a brand with round corners it looked like a radio button. */
it('is a box in a brand of round corners, by itself and in a table', () => {
  render(
    <>
      <Checkbox label="Email a receipt" />
      <Table
        label="Payments"
        columns={[{ id: 'id', header: 'Payment', render: ({ id }: { id: string }) => id }]}
        rows={[{ id: 'txn_0042' }]}
        rowKey={({ id }) => id}
        selection={{ selected: new Set(), onChange: () => undefined, label: ({ id }) => id }}
      />
    </>,
  );
  const corners = screen
    .getAllByRole('checkbox')
    .flatMap((box) => [box, box.parentElement])
    .flatMap((element) => (element ? [getComputedStyle(element).borderTopLeftRadius] : []))
    .filter((corner) => corner !== '0px');
  expect(corners).toEqual(['4px', '4px', '4px']);
});
