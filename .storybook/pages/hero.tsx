import { useContext } from 'react';
import { Status } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Inline, Stack } from '../../packages/ui/src/components/layout/index.ts';
import { Delta, HeroAmount, Money } from '../../packages/ui/src/components/money/index.ts';
import { SegmentedBar } from '../../packages/ui/src/components/segmented-bar/index.ts';
import { Text } from '../../packages/ui/src/components/typography/index.ts';
import { ShownGlobals } from '../shown-globals.ts';
import type { Brand } from '../theme.ts';
import { allTokens, valueOf } from './theme-shown.ts';

const panes = [
  ['harbor', 'Harbor', 'cool, crisp, tight'],
  ['juniper', 'Juniper', 'warm, round, calm'],
] as const satisfies readonly (readonly [Brand, string, string])[];

const payments = [
  ['Ada Lovelace', 'Settled', 'success', 124_800],
  ['Fatima Park', 'In transit', 'info', 61_275],
  ['Blue Door Cafe', 'Needs review', 'warning', 48_230],
] as const;

const stations = [
  { name: 'Authorized', value: 1_840_000, text: '$18,400.00' },
  { name: 'Settled', value: 4_210_000, text: '$42,100.00' },
  { name: 'Paid out', value: 6_198_050, text: '$61,980.50' },
];

type Mode = 'light' | 'dark';

/** All variables of a brand for one part of a page, independent of the page's brand. */
const rulesOf = (brand: Brand, mode: Mode): string =>
  `.pf-hero-pane[data-brand='${brand}'] {\n  color-scheme: ${mode};\n${allTokens
    .map((token) => `  ${token.variable}: ${valueOf(token, brand, mode)};`)
    .join('\n')}\n}`;

/** The same components in both brands, side by side. */
export function Hero() {
  const mode: Mode = useContext(ShownGlobals).includes('mode:dark') ? 'dark' : 'light';
  return (
    <div className="pf-hero sb-unstyled">
      {panes.map(([brand, name, character]) => (
        <section key={brand} className="pf-hero-pane" data-brand={brand} aria-label={name}>
          <style>{rulesOf(brand, mode)}</style>
          <Stack gap="md">
            <Inline justify="between">
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="muted">
                {character}
              </Text>
            </Inline>
            <HeroAmount label="Card volume" amount={12_248_050}>
              <Delta change={0.124} />
              <span>8,768 payments</span>
            </HeroAmount>
            <SegmentedBar label={`Where the money is in ${name}`} segments={stations} />
            {payments.map(([payer, state, tone, amount]) => (
              <Inline key={payer} justify="between">
                <Text size="small">{payer}</Text>
                <Inline gap="md">
                  <Status tone={tone}>{state}</Status>
                  <Money amount={amount} rank="row" />
                </Inline>
              </Inline>
            ))}
            <Inline gap="sm" justify="end">
              <Button>Export</Button>
              <Button variant="primary">New payment</Button>
            </Inline>
          </Stack>
        </section>
      ))}
    </div>
  );
}
