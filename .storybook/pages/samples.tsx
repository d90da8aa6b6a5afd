import type { ReactNode } from 'react';
import { type Names, type Token, tokensOf, valueOf } from './theme-shown.ts';

interface SamplesProps {
  names: Names;
  /** Shows the token; `value` is its variable. */
  sample: (value: string) => ReactNode;
}

/** The largest of its lengths or numbers; 0 where it has none, such as a family of typefaces. */
const sizeOf = (token: Token): number =>
  Math.max(
    0,
    ...(valueOf(token, 'harbor', 'light').match(/[\d.]+(?=px|rem|ms|$)/g) ?? []).map(Number),
  );

/** One row for each step of a scale, the smallest first: its names, its value, what it looks like. */
export function Samples({ names, sample }: SamplesProps) {
  return (
    <ul className="pf-samples">
      {tokensOf(names)
        .toSorted((a, b) => sizeOf(a) - sizeOf(b))
        .map((token) => (
          <li key={token.variable}>
            <span>
              {token.path}
              <br />
              <code>{token.variable}</code>
            </span>
            <code>{valueOf(token, 'harbor', 'light')}</code>
            {sample(`var(${token.variable})`)}
          </li>
        ))}
    </ul>
  );
}
