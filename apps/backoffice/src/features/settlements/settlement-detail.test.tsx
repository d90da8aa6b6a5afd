import { fixtures } from '@payfac/api/testing';
import { addCents, cents, formatUsd, subtractCents } from '@payfac/domain/money';
import { settlementNet } from '@payfac/domain/settlements';
import { cleanup, render, screen } from '@testing-library/react';
import { assert as everywhere, integer, property, record } from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { inFrame } from '../../shared/lists/detail/story/story-frame.tsx';
import { InApp } from '../../shared/testing/in-app.tsx';
import { sessionOf } from '../../shared/testing/session-of.ts';
import { signInAs } from '../../shared/testing/sign-in.ts';
import { useSettlementStory } from './components/settlement-detail.tsx';

const [example] = fixtures.payouts.listMerchant.data;
if (!example) throw new Error('The example has a settlement.');

const SettlementDetail = inFrame(useSettlementStory);

const amount = integer({ min: 0, max: 5_000_000_00 }).map(cents);
const amounts = record({
  grossAmount: amount,
  refundAmount: amount,
  chargebackAmount: amount,
  feeAmount: amount,
  reserveAmount: amount,
});

/** The cents of a displayed amount, such as `-$1,234.56`. */
const shown = (text: string) => cents(Number(text.replaceAll(/[$,.]/g, '').replace('−', '-')));

function lines(): readonly (readonly [label: string, text: string])[] {
  const list = screen.getByText('Net').closest('dl');
  return [...(list?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent.split(' · ')[0] ?? '',
    term.nextElementSibling?.textContent ?? '',
  ]);
}

beforeEach(() => signInAs(sessionOf({ roles: ['manager'] })));

it('shows nonzero lines that add up to the settlement’s net', () => {
  everywhere(
    property(amounts, (some) => {
      cleanup();
      const netAmount = settlementNet(some);
      render(
        <SettlementDetail record={{ ...example, ...some, netAmount }} onEnd={() => undefined} />,
        {
          wrapper: InApp,
        },
      );
      const all = lines();
      const named = [
        ['Sales', some.grossAmount],
        ['Refunds', some.refundAmount],
        ['Chargebacks', some.chargebackAmount],
        ['Fees', some.feeAmount],
        ['Held in reserve', some.reserveAmount],
      ] as const;
      const something = named.filter(([, each]) => each !== 0).map(([label]) => label);
      expect(all.map(([label]) => label)).toEqual([...something, 'Net']);
      const texts = new Map(all.map(([label, text]) => [label, shown(text)]));
      const sales = texts.get('Sales') ?? cents(0);
      const taken = named
        .slice(1)
        .map(([label]) => subtractCents(cents(0), texts.get(label) ?? cents(0)));
      expect(subtractCents(sales, addCents(...taken))).toBe(texts.get('Net'));
      expect(texts.get('Net')).toBe(netAmount);
      expect(taken.every((each) => each >= 0)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it.each([
  [0, '0 payments'],
  [1, '1 payment'],
  [2, '2 payments'],
])('counts %i sales as %s', (saleCount, text) => {
  render(<SettlementDetail record={{ ...example, saleCount }} onEnd={() => undefined} />, {
    wrapper: InApp,
  });
  expect(screen.getByText(`· ${text}`)).toBeDefined();
});

it('shows its amount by itself', () => {
  const netAmount = cents(-12_05);
  render(<SettlementDetail record={{ ...example, netAmount }} onEnd={() => undefined} />, {
    wrapper: InApp,
  });
  expect(
    screen.getAllByText((_, element) => element?.textContent === formatUsd(netAmount)).length,
  ).toBeGreaterThan(1);
});
