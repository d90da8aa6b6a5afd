import '@mantine/core/styles.css';
import { Checkbox, MantineProvider, ScrollArea, Table, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import {
  type Direction,
  type Row,
  sortRows,
  TEXT_HEADERS,
  turned,
  VIEWPORT,
} from '../../../src/table/page/contender.ts';
import { reactContender } from '../../../src/table/page/react-contender.tsx';

/** As in its documentation: a styled table, with state of one's own. */
function Mantine({ rows }: { readonly rows: readonly Row[] }) {
  const [direction, setDirection] = useState<Direction>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => sortRows(rows, direction), [rows, direction]);
  const isAll = selected.size === rows.length;
  return (
    <MantineProvider>
      <ScrollArea h={VIEWPORT}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Checkbox
                  aria-label="All"
                  checked={isAll}
                  onChange={() => setSelected(new Set(isAll ? [] : rows.map(({ id }) => id)))}
                />
              </Table.Th>
              <Table.Th>Id</Table.Th>
              <Table.Th>
                <UnstyledButton onClick={() => setDirection(turned)}>Amount</UnstyledButton>
              </Table.Th>
              {TEXT_HEADERS.map((header) => (
                <Table.Th key={header}>{header}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>
                  <Checkbox aria-label={row.id} checked={selected.has(row.id)} readOnly />
                </Table.Td>
                <Table.Td>{row.id}</Table.Td>
                <Table.Td>{row.amount}</Table.Td>
                {row.texts.map((text, index) => (
                  <Table.Td key={TEXT_HEADERS[index]}>{text}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </MantineProvider>
  );
}

export const mantine = reactContender('Mantine table', Mantine, {
  scroller: '.mantine-ScrollArea-viewport',
});
