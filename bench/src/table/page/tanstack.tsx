import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { ROW_HEIGHT, type Row, TEXT_HEADERS, VIEWPORT, WINDOW_FROM } from './contender.ts';
import { reactContender } from './react-contender.tsx';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

const columns = [
  { id: 'id', header: 'Id', accessorFn: (row: Row) => row.id },
  {
    id: 'amount',
    header: 'Amount',
    accessorFn: (row: Row) => row.amount,
    sortFn: (one: { original: Row }, other: { original: Row }) =>
      one.original.amount - other.original.amount,
  },
  ...TEXT_HEADERS.map((header, index) => ({
    id: header,
    header,
    accessorFn: (row: Row) => row.texts[index] ?? '',
  })),
];

/** TanStack's headless table and windowing over plain markup, without keyboard support, ARIA or styles. */
function TanStackTable({ rows }: { readonly rows: readonly Row[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id });
  const sorted = table.getRowModel().rows;
  const isWindowed = rows.length > WINDOW_FROM;
  // oxlint-disable-next-line react/incompatible-library -- this page is built without a compiler
  const windowed = useVirtualizer({
    count: sorted.length,
    enabled: isWindowed,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => frame.current,
    overscan: 20,
    initialRect: { width: 1000, height: VIEWPORT },
  });
  const items = windowed.getVirtualItems();
  const start = isWindowed ? (items[0]?.index ?? 0) : 0;
  const end = isWindowed ? (items.at(-1)?.index ?? -1) + 1 : sorted.length;
  return (
    <div ref={frame} style={{ blockSize: VIEWPORT, overflow: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label="All"
                checked={table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </th>
            {columns.map(({ id, header }) => (
              <th key={id}>
                {id === 'amount' ? (
                  <button type="button" onClick={() => table.getColumn(id)?.toggleSorting()}>
                    {header}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ blockSize: start * ROW_HEIGHT }} />
          {sorted.slice(start, end).map((row) => (
            <tr key={row.id} style={{ blockSize: ROW_HEIGHT }}>
              <td>
                <input type="checkbox" aria-label={row.id} checked={row.getIsSelected()} readOnly />
              </td>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>{String(cell.getValue())}</td>
              ))}
            </tr>
          ))}
          <tr style={{ blockSize: (sorted.length - end) * ROW_HEIGHT }} />
        </tbody>
      </table>
    </div>
  );
}

export const tanstack = reactContender('TanStack, plain markup', TanStackTable);
