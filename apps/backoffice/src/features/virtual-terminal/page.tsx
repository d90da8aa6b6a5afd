import { standardPriceOf } from '@payfac/domain/dual-pricing';
import { formatUsd } from '@payfac/domain/money';
import { cardLabel, displayTransactionId } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import {
  type TerminalAccount,
  useTerminalAccount,
  useTerminalAccounts,
} from '../../entities/accounts/terminal-accounts.ts';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { recordAt } from '../../shared/address.ts';
import { inBrowser } from '../../shared/browser-storage/browser-storage.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { accountAtom } from '../../shared/session/account.ts';
import { useSession } from '../../shared/session/session.ts';
import { type Beginning, SaleForm } from './components/sale-form.tsx';
import * as styles from './page.css.ts';
import type { Sold } from './use-sale.ts';
import type { Reduction } from './values.ts';

const keyOf = (userId: string): string => `payments.terminal.${userId}`;

/** The account that this user last charged for on this browser. Signing out clears it. */
function rememberedAccount(userId: string): string | undefined {
  return inBrowser.read(keyOf(userId)) ?? undefined;
}

function rememberAccount(userId: string, subMerchantId: string): void {
  inBrowser.write(keyOf(userId), subMerchantId);
}

/** Loaded with the first sale. */
const SaleOutcome = laterPart(
  async () => (await import('./components/sale-outcome.tsx')).SaleOutcome,
);

interface Done {
  readonly sold: Sold;
  /** The initial values of a second payment for the same order. */
  readonly rest: Beginning;
  readonly reduction: Reduction | undefined;
}

/** The part of an order that is already paid, while the rest is collected. */
const PaidInPart = ({ payment }: { readonly payment: Transaction }) => (
  <Banner
    tone="info"
    title={`Collecting the rest of ${formatUsd(payment.amount)}`}
    actions={
      <Link href={recordAt('/reporting/transactions', payment.transactionId)}>
        {displayTransactionId(payment.transactionId)}
      </Link>
    }
  >
    {`${formatUsd(payment.authorizedAmount)} was approved on ${cardLabel(payment)}.`}
  </Banner>
);

interface TerminalProps {
  readonly subMerchantId: string | undefined;
  readonly hasChoice: boolean;
  /** At the right of the title. */
  readonly accountSlot: HTMLElement | null;
  /** All accounts, if there are few. */
  readonly few: readonly TerminalAccount[] | undefined;
}

function Terminal({ subMerchantId, hasChoice, accountSlot, few }: TerminalProps) {
  const { userId } = useSession();
  const [done, setDone] = useState<Done>();
  const [paidInPart, setPaidInPart] = useState<Transaction>();
  const [beginning, setBeginning] = useState<Beginning>({
    subMerchantId: subMerchantId ?? '',
  });
  if (done) {
    const { reduction } = done;
    const again = { subMerchantId: done.sold.payment.subMerchantId };
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <SaleOutcome
          sold={done.sold}
          saving={reduction?.saving}
          onNew={() => {
            setBeginning(again);
            setPaidInPart(undefined);
            setDone(undefined);
          }}
          onCollect={(due) => {
            const amount = reduction ? standardPriceOf(due, reduction.pricing) : due;
            setBeginning({ ...done.rest, ...again, amount });
            if (done.sold.means === 'card') setPaidInPart(done.sold.payment);
            setDone(undefined);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      {paidInPart && <PaidInPart payment={paidInPart} />}
      <SaleForm
        beginning={beginning}
        hasChoice={hasChoice}
        accountSlot={accountSlot}
        few={few}
        onSold={(sold, values, reduction) => {
          const { invoiceNumber, description } = values;
          const motoIndicator = values.tender === 'echeck' ? undefined : values.motoIndicator;
          rememberAccount(userId, sold.payment.subMerchantId);
          setDone({
            sold,
            reduction,
            rest: {
              ...(invoiceNumber !== undefined && { invoiceNumber }),
              ...(description !== undefined && { description }),
              ...(motoIndicator !== undefined && { motoIndicator }),
            },
          });
        }}
      />
    </>
  );
}

/**
 * A sale's initial account: the shell's, the only one, or the last one charged for. The form waits for it: a later
 * account would reset it and lose typed values.
 */
function useFirstAccount() {
  const chosen = useAtomValue(accountAtom)?.subMerchantId;
  const { userId } = useSession();
  const [last] = useState(() => rememberedAccount(userId));
  const { data, error, refetch } = useTerminalAccounts();
  const only = data?.count === 1 ? data.first[0]?.subMerchantId : undefined;
  const wanted = chosen ?? only ?? last;
  const { found, isKnown } = useTerminalAccount(only === undefined ? wanted : undefined);
  const isReady = data !== undefined && (only !== undefined || isKnown);
  return { data, error, refetch, chosen, first: only ?? found?.subMerchantId, isReady };
}

/** /virtual-terminal: takes payments by phone, in person or by mail. */
export function Component() {
  const { data, error, refetch, chosen, first, isReady } = useFirstAccount();
  const [accountSlot, setAccountSlot] = useState<HTMLElement | null>(null);
  return (
    <Screen badges={<div ref={setAccountSlot} className={styles.payee} />}>
      <div className={styles.page}>
        {error && !data && (
          <LoadProblem
            title="Couldn’t load accounts"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!isReady && !error && <Skeleton lines={8} />}
        {data?.count === 0 && (
          <EmptyState title="Virtual Terminal isn’t turned on for your accounts">
            Ask your provider to turn it on.
          </EmptyState>
        )}
        {isReady && data && data.count > 0 && (
          <Terminal
            key={chosen}
            subMerchantId={first}
            hasChoice={data.count > 1}
            accountSlot={accountSlot}
            few={data.count > data.first.length ? undefined : data.first}
          />
        )}
      </div>
    </Screen>
  );
}
