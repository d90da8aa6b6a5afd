import { Kbd } from '../../packages/ui/src/components/kbd/index.ts';
import { Words } from './words.tsx';

interface KeyboardProps {
  /**
   * Equivalent keys, comma-separated, and their effect: 'Ctrl and Z' for keys pressed together, 'Enter on a row' for
   * keys that need a target.
   */
  readonly keys: readonly (readonly [keys: string, effect: string])[];
}

const PLACE = / (?:on|in|at) .+$/;

function Keys({ children }: { readonly children: string }) {
  const place = PLACE.exec(children)?.[0] ?? '';
  return (
    <>
      {children
        .slice(0, children.length - place.length)
        .split(', ')
        .map((together) => (
          <span key={together} className="pf-keys sb-unstyled">
            {together.split(' and ').map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        ))}
      {place}
    </>
  );
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
              <Keys>{names}</Keys>
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
