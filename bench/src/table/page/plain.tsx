import { useMemo, useState } from 'react';
import { type Direction, type Row, sortRows, TEXT_HEADERS, turned, VIEWPORT } from './contender.ts';
import { reactContender } from './react-contender.tsx';

/** React without a library: every row, no windowing. */
function PlainTable({ rows }: { readonly rows: readonly Row[] }) {
  const [direction, setDirection] = useState<Direction>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const sorted = useMemo(() => sortRows(rows, direction), [rows, direction]);
  const isAll = selected.size === rows.length;
  return (
    <div style={{ blockSize: VIEWPORT, overflow: 'auto' }}>
      <table>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label="All"
                checked={isAll}
                onChange={() => setSelected(new Set(isAll ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            <th>Id</th>
            <th>
              <button type="button" onClick={() => setDirection(turned)}>
                Amount
              </button>
            </th>
            {TEXT_HEADERS.map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.id}>
              <td>
                <input
                  type="checkbox"
                  aria-label={row.id}
                  checked={selected.has(row.id)}
                  readOnly
                />
              </td>
              <th>{row.id}</th>
              <td>{row.amount}</td>
              {row.texts.map((text, index) => (
                <td key={TEXT_HEADERS[index]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const plain = reactContender('plain React', PlainTable);
