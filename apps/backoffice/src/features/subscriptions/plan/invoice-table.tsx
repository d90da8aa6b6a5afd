import { formatUsd } from '@payfac/domain/money';
import { showDay } from '../../../shared/time/show.ts';
import * as styles from './plan.css.ts';
import type { ExampleInvoice } from './working.ts';

/** Each invoice with its day, its amount, and how the amount comes about. */
export const InvoiceTable = ({ invoices }: { readonly invoices: readonly ExampleInvoice[] }) => (
  <table className={styles.invoices} aria-label="First invoices">
    <thead>
      <tr>
        <th className={styles.head} scope="col">
          Charged
        </th>
        <th className={styles.head} scope="col">
          Price
        </th>
        <th className={styles.headAmount} scope="col">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map(({ index, chargeOn, amount, name, working }) => (
        <tr key={index}>
          <td className={styles.day}>{showDay(chargeOn)}</td>
          <td className={styles.working}>{[name, working].filter(Boolean).join(' · ')}</td>
          <td className={styles.amount}>{formatUsd(amount)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
