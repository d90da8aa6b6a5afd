import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import harbor from '../../../brands/harbor.css?inline';
import { Card } from '../card/index.ts';
import { type Column, Table, type TableSelection } from './index.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(harbor);

interface Payment {
  readonly id: string;
}

const columns: readonly Column<Payment>[] = [
  { id: 'id', header: 'Id', render: ({ id }) => id, isRowHeader: true },
  { id: 'amount', header: 'Amount', render: () => '$7.00', align: 'end' },
];

function show(width: number, selection?: TableSelection<Payment>) {
  render(
    <div style={{ inlineSize: width }}>
      <Card title="Latest payments" actions={<button type="button">All</button>} isFlush>
        <Table
          label="Payments"
          columns={columns}
          rows={[{ id: 'p0' }]}
          rowKey={({ id }) => id}
          {...(selection && { selection })}
        />
      </Card>
    </div>,
  );
}

/** Edges of the text itself, not of its container. */
function edges(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right } = range.getBoundingClientRect();
  return { left, right };
}

const title = () => edges(screen.getByRole('heading', { name: 'Latest payments' })).left;

/** Rows follow the width of the table's container, not of the window. */
const measured = () => expect.poll(() => document.querySelector('[data-unmeasured]')).toBeNull();

beforeEach(() => {
  document.adoptedStyleSheets = [sheet];
});
afterEach(() => {
  document.adoptedStyleSheets = [];
});

describe('a table that fills a card', () => {
  it('begins and ends below the card’s title and actions', async () => {
    show(900);
    await measured();
    const { left: first } = edges(screen.getByRole('rowheader', { name: 'p0' }));
    const { left: header } = edges(screen.getByRole('columnheader', { name: 'Id' }));
    expect([first, header]).toEqual([title(), title()]);
    const { right: amount } = edges(screen.getByRole('cell', { name: '$7.00' }));
    expect(amount).toBe(screen.getByRole('button', { name: 'All' }).getBoundingClientRect().right);
  });

  it('has its checkboxes there, one below the other', async () => {
    show(900, { selected: new Set(), onChange: () => undefined, label: ({ id }) => id });
    await measured();
    const boxes = screen.getAllByRole('checkbox').map((box) => box.getBoundingClientRect().left);
    expect(new Set(boxes).size).toBe(1);
    expect(Math.abs((boxes[0] ?? 0) - title())).toBeLessThan(1);
  });

  it('begins there as cards, too', async () => {
    show(320);
    await expect
      .poll(() => edges(screen.getByRole('rowheader', { name: 'p0' })).left)
      .toBe(title());
  });
});
