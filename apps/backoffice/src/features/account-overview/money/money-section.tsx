import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScrollIntoView } from '../../../shared/screen/scroll-into-view.tsx';
import { useAccount, useMay } from '../account.ts';
import { Balance } from '../funds/balance.tsx';
import { LedgerSection } from '../funds/ledger-section.tsx';
import { LoansCard } from '../funds/loans-card.tsx';
import { ReservedCard } from '../funds/reserved-card.tsx';
import { BankAccountsCard } from '../payout-accounts/bank-accounts-card.tsx';
import { ScheduleCard } from '../payout-accounts/schedule-card.tsx';
import * as styles from './money.css.ts';

interface PlaceProps {
  /** Whether the address names this part of the section. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

const Place = ({ isAsked, children }: PlaceProps) =>
  isAsked ? <ScrollIntoView>{children}</ScrollIntoView> : children;

/** The account's money: what can be paid out, where that goes, and the entries behind it. */
export function MoneySection() {
  const may = useMay();
  const { view } = useAccount();
  const asked = new URLSearchParams(useLocation().search).get('section');
  const hasBalance = may('balance.view');
  return (
    <div className={hasBalance ? styles.money : undefined}>
      {hasBalance && (
        <div className={styles.balance}>
          <Balance />
        </div>
      )}
      <div className={hasBalance ? styles.rail : styles.parts}>
        <Place isAsked={asked === 'payouts'}>
          <BankAccountsCard />
        </Place>
        <ScheduleCard />
        {(hasBalance || view === 'provider') && <ReservedCard />}
        <LoansCard />
      </div>
      {may('sidebar.ledger') && (
        <div className={styles.ledger}>
          <Place key={`ledger ${asked}`} isAsked={asked === 'ledger'}>
            <LedgerSection />
          </Place>
        </div>
      )}
    </div>
  );
}
