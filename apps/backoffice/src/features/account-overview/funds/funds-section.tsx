import { type Balance, shortfall } from '@payfac/domain/ledger';
import { addCents, formatUsd, subtractCents, zeroCents } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { Grid, Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useLocation } from 'react-router-dom';
import { type AmountLine, AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { useAccount, useMay } from '../account.ts';
import { LoadedCard } from '../cards.tsx';
import { LoansCard } from './loans-card.tsx';
import { entriesAt, openPayoutsAt, useBalance } from './queries.ts';
import { ReservedCard } from './reserved-card.tsx';

const leading = (href: string | undefined) => (href === undefined ? {} : { href });

/** From earnings to the amount that can be paid out; each line links to its details. */
function useLines({ account, subMerchantId, balance, inTransit }: Balance) {
  const location = useLocation();
  const may = useMay();
  const lines: readonly AmountLine[] = [
    { label: 'Balance before payouts', amount: addCents(balance, inTransit) },
    {
      label: 'Pending payouts',
      amount: subtractCents(zeroCents, inTransit),
      ...leading(openPayoutsAt(subMerchantId, may)),
    },
  ];
  const isShort = balance < zeroCents;
  const total: AmountLine = {
    label: isShort ? 'Balance' : 'Available to pay out',
    amount: balance,
    ...leading(entriesAt(location, account, may)),
  };
  return { lines, total };
}

function Lines({ of }: { readonly of: Balance }) {
  const owed = shortfall(of.balance);
  return (
    <Stack gap="md">
      {owed > zeroCents && (
        <Banner tone="warning" title={`The account owes ${formatUsd(owed)}`}>
          Nothing is paid out until new payments cover it.
        </Banner>
      )}
      <AmountLines {...useLines(of)} />
    </Stack>
  );
}

/** The account's current balance. */
function BalanceCard() {
  return (
    <LoadedCard title="Balance" of={useBalance()} problem="Couldn’t load the balance">
      {(balance) =>
        balance ? (
          <Lines of={balance} />
        ) : (
          <Text tone="muted">The balance shows up here with the first payment.</Text>
        )
      }
    </LoadedCard>
  );
}

/** The account's balance, its reserves, and its loans. */
export function FundsSection() {
  const { view } = useAccount();
  const hasBalance = useMay()('balance.view');
  return (
    <Grid column="xl">
      {hasBalance && <BalanceCard />}
      <Stack>
        {(hasBalance || view === 'provider') && <ReservedCard />}
        <LoansCard />
      </Stack>
    </Grid>
  );
}
