import { Words } from './words.tsx';

interface FactsProps {
  /** Names of the columns. */
  readonly head: readonly string[];
  /** One fact each, in as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
}

/** Facts in columns; a table of Markdown's own is not read in these pages. */
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
