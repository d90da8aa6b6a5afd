import { useMemo, useState } from 'react';
import {
  Row as AriaRow,
  Cell,
  Checkbox,
  Column,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import {
  ROW_HEIGHT,
  type Row,
  sortRows,
  TEXT_HEADERS,
  VIEWPORT,
} from '../../../src/table/page/contender.ts';
import { reactContender } from '../../../src/table/page/react-contender.tsx';

const layoutOptions = { rowHeight: ROW_HEIGHT, headingHeight: ROW_HEIGHT };

function ReactAria({ rows }: { readonly rows: readonly Row[] }) {
  const [sort, setSort] = useState<SortDescriptor>();
  const sorted = useMemo(() => sortRows(rows, sort?.direction), [rows, sort]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
      <Table
        aria-label="Transactions"
        selectionMode="multiple"
        sortDescriptor={sort}
        onSortChange={setSort}
        style={{ blockSize: VIEWPORT, overflow: 'auto' }}
      >
        <TableHeader>
          <Column width={40}>
            <Checkbox slot="selection" />
          </Column>
          <Column id="id" isRowHeader>
            Id
          </Column>
          <Column id="amount" allowsSorting>
            Amount
          </Column>
          {TEXT_HEADERS.map((header) => (
            <Column key={header}>{header}</Column>
          ))}
        </TableHeader>
        <TableBody items={sorted}>
          {(row) => (
            <AriaRow id={row.id}>
              <Cell>
                <Checkbox slot="selection" />
              </Cell>
              <Cell>{row.id}</Cell>
              <Cell>{row.amount}</Cell>
              {row.texts.map((text, index) => (
                <Cell key={TEXT_HEADERS[index]}>{text}</Cell>
              ))}
            </AriaRow>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}

export const reactAria = reactContender('React Aria, virtualized', ReactAria, {
  sort: '[role="columnheader"][aria-sort], [data-allows-sorting]',
  all: '[role="columnheader"] input',
  scroller: '[role="grid"]',
  cell: '[role="gridcell"], [role="rowheader"]',
});
