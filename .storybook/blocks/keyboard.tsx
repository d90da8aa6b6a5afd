import { Kbd } from '../../packages/ui/src/components/kbd/index.ts';
import { Words } from './words.tsx';

interface KeyboardProps {
  /** Keys that do the same, separated by commas, and what they do. */
  readonly keys: readonly (readonly [keys: string, effect: string])[];
}

/** A component's keys. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <table className="pf-keyboard">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([names, effect]) => (
          <tr key={names}>
            <td>
              {names.split(', ').map((name) => (
                <span key={name} className="sb-unstyled">
                  <Kbd>{name}</Kbd>{' '}
                </span>
              ))}
            </td>
            <td>
              <Words>{effect}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
