import * as products from '@payfac/api/contract/products';
import { formatUsd } from '@payfac/domain/money';
import type { Product } from '@payfac/domain/products';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { shows } from '../../../shared/query/follow.ts';
import { paymentFee, reserveText } from '../shown.tsx';
import * as styles from './overview.css.ts';

/** The product's usual fees, and the other schedules that an invite can offer. */
export function Fees({ product: { spProductId, fees } }: { readonly product: Product }) {
  const { data, error, refetch } = useQuery({
    queryKey: [shows(products.feeTemplates), 'product', spProductId, 'fees'],
    queryFn: ({ signal }) => send(products.feeTemplates)({ params: { spProductId } }, { signal }),
  });
  return (
    <>
      <Card title="Fees" description="What merchants pay unless their invite offers other fees.">
        <DescriptionList
          entries={[
            { term: 'Per payment', value: paymentFee(fees) },
            { term: 'Per dispute', value: formatUsd(fees.dispute) },
            { term: 'Reserve', value: reserveText(fees) },
          ]}
          columns={3}
        />
      </Card>
      <Card title="Fee templates" description="Offered with an invite.">
        {error && (
          <LoadProblem
            title="Couldn't load the fee templates"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton lines={4} />}
        {data?.data.length === 0 && <p className={styles.note}>No templates.</p>}
        <ul className={styles.rows}>
          {data?.data.map((each) => (
            <li key={each.feeTemplateId} className={styles.row}>
              <div className={styles.line}>
                <span className={styles.name}>{each.name}</span>
                <span className={styles.figure}>{paymentFee(each.fees)}</span>
              </div>
              <p className={styles.note}>{each.description}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
