import { reservedSegmentLabels } from '@payfac/domain/accounts';
import { zeroCents } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { Disclosure } from '@payfac/ui/disclosure';
import { Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reserveLabel } from '../../../entities/ledger/account-label.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { useMay } from '../account.ts';
import { LoadedCard } from '../loaded-card.tsx';
import { entriesAt } from './ledger-address.ts';
import { type Reserved, useReserved } from './queries.ts';
import { ReleaseDialog } from './release-dialog.tsx';

/** What is withheld for all, card and e-check, and below it where each part of it is held. */
function Held({ reserved: { data, totals } }: { readonly reserved: Reserved }) {
  const location = useLocation();
  const may = useMay();
  if (totals.all <= zeroCents) {
    return <Text tone="muted">Nothing is reserved. The fee plan decides what is withheld.</Text>;
  }
  return (
    <Stack gap="md">
      <AmountLines
        lines={(['card', 'eCheck'] as const).map((segment) => ({
          label: reservedSegmentLabels[segment],
          amount: totals[segment],
        }))}
        total={{ label: reservedSegmentLabels.all, amount: totals.all }}
      />
      <Disclosure title="Where it's held" summary={String(data.length)} headingLevel={3}>
        <AmountLines
          lines={data.map(({ account, amount }) => {
            const href = entriesAt(location, account, may);
            return { id: account, label: reserveLabel(account), amount, ...(href && { href }) };
          })}
        />
      </Disclosure>
    </Stack>
  );
}

/** Money withheld from the account for later disputes and returns. */
export function ReservedCard() {
  const mayRelease = useMay()('funds.release');
  const reserved = useReserved();
  const [isReleasing, setReleasing] = useState(false);
  return (
    <>
      <LoadedCard
        title="Reserved funds"
        of={reserved}
        problem="Couldn't load reserved funds"
        actions={({ totals }) =>
          mayRelease &&
          totals.all > zeroCents && (
            <Button size="small" onPress={() => setReleasing(true)}>
              Release funds
            </Button>
          )
        }
      >
        {(found) => <Held reserved={found} />}
      </LoadedCard>
      {isReleasing && reserved.data && (
        <Suspense>
          <ReleaseDialog totals={reserved.data.totals} onClose={() => setReleasing(false)} />
        </Suspense>
      )}
    </>
  );
}
