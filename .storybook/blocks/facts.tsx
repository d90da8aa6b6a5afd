import { Words } from './words.tsx';

interface FactsProps {
  /** Column names. */
  readonly head: readonly string[];
  /** Rows, with one cell per column. */
  readonly rows: readonly (readonly string[])[];
}

/** Facts in columns; these pages don't support Markdown tables. */
export function Facts({ head, rows }: FactsProps) {
  return (
    <table className="pf-facts">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {head.map((name, index) => (
              <td key={name}>
                <Words>{cells[index] ?? ''}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
