import type { Mode } from '../../packages/ui/src/brand/index.ts';
import type { Brand } from '../theme.ts';
import { type Names, type Token, tokensOf, valueOf } from './theme-shown.ts';

interface SwatchesProps {
  names: Names;
  brand: Brand;
  mode: Mode;
}

/** A color's family: its name without the last part and without derivation suffixes. */
const FAMILIES: readonly (readonly [title: string, prefix: RegExp])[] = [
  ['Primary', /^(primary|onPrimary|accent|focus)/],
  ['Text', /^text/],
  ['Grounds', /^(ground|surface|raised|sunken|hover|selected|active|inverse|onInverse|backdrop)/],
  ['Borders', /^border/],
  ['Tones', /^(success|info|warning|danger|neutral)\./],
  ['States of a record', /^status\./],
  ['Sidebar', /^sidebar\./],
  ['Charts', /^chart\./],
];

/** The colors by family; those without a family come last, untitled. */
function familiesOf(tokens: readonly Token[]) {
  const titleOf = ({ path }: Token) => FAMILIES.find(([, prefix]) => prefix.test(path))?.[0] ?? '';
  return [...FAMILIES.map(([title]) => title), '']
    .map((title) => ({ title, tokens: tokens.filter((token) => titleOf(token) === title) }))
    .filter((family) => family.tokens.length > 0);
}

/** From the background up. */
const PARTS = ['ground', 'border', 'solid', 'onSolid', 'text'];

const toneOf = ({ path }: Token) => path.slice(0, path.lastIndexOf('.'));
const placeOf = ({ path }: Token) => PARTS.indexOf(path.slice(path.lastIndexOf('.') + 1));

/** Rows: a tone with its parts in order, or a family of unrelated colors. */
function rowsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  if (tokens.some((token) => placeOf(token) < 0)) return [tokens];
  return [...new Set(tokens.map(toneOf))].map((tone) =>
    tokens
      .filter((token) => toneOf(token) === tone)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  );
}

/** Every color of the shown theme, by its name in code and in CSS, with its value. */
export function Swatches({ names, brand, mode }: SwatchesProps) {
  return familiesOf(tokensOf(names)).map(({ title, tokens }) => (
    <section key={title} className="pf-report">
      {title !== '' && <h2>{title}</h2>}
      {rowsOf(tokens).map((row) => (
        <ul key={row[0]?.variable} className="pf-swatches">
          {row.map((token) => (
            <li key={token.variable}>
              <span className="pf-swatch" style={{ background: `var(${token.variable})` }} />
              <span>
                <strong>
                  {token.path} <code>{valueOf(token, brand, mode)}</code>
                </strong>
                <code>{token.variable}</code>
              </span>
            </li>
          ))}
        </ul>
      ))}
    </section>
  ));
}
