import type { ReactNode } from 'react';
import { type Names, type Token, tokensOf, valueOf } from './theme-shown.ts';

interface SamplesProps {
  names: Names;
  /** Renders the token; `value` is its variable. */
  sample: (value: string) => ReactNode;
}

/** The token's largest length or number; 0 for none, such as a font family. */
const sizeOf = (token: Token): number =>
  Math.max(
    0,
    ...(valueOf(token, 'harbor', 'light').match(/[\d.]+(?=px|rem|ms|$)/g) ?? []).map(Number),
  );

/** One row per step of a scale, smallest first: names, value, sample. */
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
