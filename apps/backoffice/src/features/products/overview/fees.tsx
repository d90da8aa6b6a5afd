import * as products from '@payfac/api/contract/products';
import type { FeeSchedule } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import type { Product } from '@payfac/domain/products';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { shows } from '../../../shared/query/follow.ts';
import { paymentFee, reserveText } from '../shown.tsx';
import * as styles from './overview.css.ts';

interface FeeRowProps {
  readonly name: string;
  readonly description?: string;
  readonly fees: FeeSchedule;
}

const FeeRow = ({ name, description, fees }: FeeRowProps) => (
  <tr className={styles.tableRow}>
    <th scope="row" className={styles.rowHead}>
      {name}
      {description !== undefined && <span className={styles.note}>{description}</span>}
    </th>
    <td className={styles.cell}>{paymentFee(fees)}</td>
    <td className={styles.cell}>{formatUsd(fees.dispute)}</td>
    <td className={styles.cell}>{reserveText(fees)}</td>
  </tr>
);

/** The product's usual fees, and the other schedules that an invite can offer. */
export function Fees({ product: { spProductId, fees } }: { readonly product: Product }) {
  const { data, error, refetch } = useQuery({
    queryKey: [shows(products.feeTemplates), 'product', spProductId, 'fees'],
    queryFn: ({ signal }) => send(products.feeTemplates)({ params: { spProductId } }, { signal }),
  });
  return (
    <Card
      title="Fees"
      description="What merchants pay: the product’s own fees, or a template that an invite offers."
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {['Schedule', 'Per payment', 'Per dispute', 'Reserve'].map((header) => (
              <th key={header} scope="col" className={styles.columnHead}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FeeRow name="By default" fees={fees} />
          {data?.data.map(({ feeTemplateId, name, description, fees: offered }) => (
            <FeeRow key={feeTemplateId} name={name} description={description} fees={offered} />
          ))}
        </tbody>
      </table>
      {error && (
        <LoadProblem
          title="Couldn’t load the fee templates"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={3} />}
    </Card>
  );
}
