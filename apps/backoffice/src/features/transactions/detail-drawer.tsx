import { displayTransactionId } from '@payfac/domain/transactions';
import { Drawer } from '@payfac/ui/drawer';
import { Skeleton } from '@payfac/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { TransactionActions } from './components/transaction-actions.tsx';
import { TransactionFacts } from './components/transaction-facts.tsx';
import { TransactionTimeline } from './components/transaction-timeline.tsx';
import * as styles from './detail-drawer.css.ts';
import { openIdAtom, openTransactionAtom } from './open-transaction.ts';

/** The opened transaction beside its list. Closing it asks the server for nothing. */
export function DetailDrawer() {
  const id = useAtomValue(openIdAtom);
  const { data, error, refetch } = useAtomValue(openTransactionAtom);
  const navigate = useNavigate();
  const close = () => void navigate({ search: withParams(location.search, { open: undefined }) });

  const known = data && id !== null ? data : undefined;
  return (
    <Drawer
      isOpen={id !== null}
      onOpenChange={close}
      title={`Transaction ${displayTransactionId(id ?? '')}`}
      size="large"
    >
      {error && !known && (
        <LoadProblem
          title="This transaction could not be shown"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !known && <Skeleton lines={8} />}
      {known && (
        <div className={styles.stack}>
          <TransactionActions transaction={known.transaction} />
          <TransactionFacts transaction={known.transaction} payer={known.payer} />
          <TransactionTimeline entries={known.data} />
        </div>
      )}
    </Drawer>
  );
}
