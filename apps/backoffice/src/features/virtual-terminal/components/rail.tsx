import * as reporting from '@payfac/api/contract/reporting';
import { type Cents, formatUsd, subtractCents } from '@payfac/domain/money';
import { transactionStatusLabels } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paidAmount } from '../../../entities/transactions/receipt-lines.ts';
import { timelineQuery } from '../../../entities/transactions/timeline-query.ts';
import type { Timeline, Transaction } from '../../../entities/transactions/transaction.tsx';
import { recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from './rail.css.ts';

/** The newest payments of an account. */
const latestQuery = (subMerchantId: string) => ({
  queryKey: [shows(reporting.listTransactions), 'terminal', subMerchantId] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const query = {
      view: 'payments' as const,
      subMerchantId: [subMerchantId],
      sort: '-createdAt' as const,
      pageSize: 3,
    };
    const options = { signal, lane: 'terminal.latest' };
    return (await settled(send(reporting.listTransactions)({ query }, options))).data;
  },
});

/** The charge, as far as it is filled in. */
export interface Draft {
  readonly merchant: string;
  /** The total charged. */
  readonly total: Cents;
  /** The tax in it, if given. */
  readonly tax: Cents | undefined;
  /** What the payment is for. */
  readonly what: string;
  /** The payment method, such as `Visa debit card`. */
  readonly means: string | undefined;
}

interface PreviewProps {
  readonly draft: Draft;
  /** The descriptor on the payer's statement, from the account's last payment. */
  readonly descriptor: string | null | undefined;
}

/** A preview of the payer's receipt. */
function Preview({ draft: { merchant, total, tax, what, means }, descriptor }: PreviewProps) {
  const title = useId();
  const isSplit = tax !== undefined && tax > 0 && tax <= total;
  return (
    <section className={styles.preview} aria-labelledby={title}>
      <h2 id={title} className={styles.label}>
        What the customer sees
      </h2>
      <p className={styles.merchant}>{merchant}</p>
      {descriptor && <p className={styles.quiet}>{descriptor} on the statement</p>}
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt className={styles.what}>{what}</dt>
          <dd>{formatUsd(isSplit ? subtractCents(total, tax) : total)}</dd>
        </div>
        {isSplit && (
          <div className={styles.line}>
            <dt>Tax</dt>
            <dd>{formatUsd(tax)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <Money amount={total} rank="balance" />
          </dd>
        </div>
      </dl>
      <p className={styles.quiet} aria-live="polite">
        {means}
      </p>
    </section>
  );
}

/** A payment in one line: payer, time, amount, and its status if it is unusual. */
const Latest = ({ payment }: { readonly payment: Transaction }) => (
  <li className={styles.latest}>
    <Link href={recordAt('/reporting/transactions', payment.transactionId)} variant="quiet">
      {payment.cardHolderName ?? 'Payment'}
    </Link>
    <span className={styles.sum}>{formatUsd(paidAmount(payment) || payment.amount)}</span>
    <span className={styles.when}>
      {showMoment(payment.createdAt)} · {transactionStatusLabels[payment.status]}
    </span>
  </li>
);

interface RailProps {
  /** Empty until an account is chosen. */
  readonly subMerchantId: string;
  readonly draft: Draft;
}

/** Next to the till: the payer's receipt and the latest payments. */
export function Rail({ subMerchantId, draft }: RailProps) {
  const title = useId();
  const { data: latest = [] } = useQuery<readonly Transaction[]>({
    ...latestQuery(subMerchantId),
    enabled: subMerchantId !== '',
  });
  const last = latest[0]?.transactionId;
  const { data } = useQuery<Timeline>({
    ...timelineQuery(last ?? ''),
    enabled: last !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles.rail}>
      <Preview draft={draft} descriptor={data?.account.descriptor} />
      {latest.length > 0 && (
        <section aria-labelledby={title}>
          <h2 id={title} className={styles.title}>
            Latest payments
          </h2>
          <ul className={styles.list}>
            {latest.map((payment) => (
              <Latest key={payment.transactionId} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
