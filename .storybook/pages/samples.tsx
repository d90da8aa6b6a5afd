import type { ReactNode } from 'react';
import { allTokens, type Names, type Token, tokensOf, valueOf } from './theme-shown.ts';

interface SamplesProps {
  names: Names;
  /** Shows the token; `value` is its variable. */
  sample: (value: string) => ReactNode;
}

/** As a number; 0 where it is none, such as a family of typefaces. */
function sizeOf({ variable }: Token): number {
  const token = allTokens.find((each) => each.variable === variable);
  return token ? Number.parseFloat(valueOf(token, 'harbor', 'light')) || 0 : 0;
}

/** One row for each step of a scale, the smallest first: its names and what it looks like. */
export function Samples({ names, sample }: SamplesProps) {
  return (
    <ul className="pf-samples">
      {tokensOf(names)
        .toSorted((a, b) => sizeOf(a) - sizeOf(b))
        .map(({ path, variable }) => (
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
