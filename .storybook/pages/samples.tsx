import type { ReactNode } from 'react';
import { type Names, tokensOf } from './theme-shown.ts';

interface SamplesProps {
  names: Names;
  /** Shows the token; `value` is its variable. */
  sample: (value: string) => ReactNode;
}

/** One row for each step of a scale: its names and what it looks like. */
export function Samples({ names, sample }: SamplesProps) {
  return (
    <ul className="pf-samples">
      {tokensOf(names).map(({ path, variable }) => (
        <li key={variable}>
          <span>
            {path}
            <br />
            <code>{variable}</code>
          </span>
          {sample(`var(${variable})`)}
        </li>
      ))}
    </ul>
  );
}
