import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { EmptyState } from '@payfac/ui/empty-state';
import { Skeleton } from '@payfac/ui/skeleton';
import { useNavigate } from 'react-router-dom';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Screen } from '../../../shared/screen/screen.tsx';
import { ActiveBadge } from '../active-badge.tsx';
import { api } from './api.ts';
import { Branding } from './branding.tsx';
import { Fees } from './fees.tsx';
import { Merchants } from './merchants.tsx';
import { Onboarding } from './onboarding.tsx';
import * as styles from './overview.css.ts';
import { Webhook } from './webhook.tsx';

const nobody = "The address may be wrong, or the product isn't one of yours.";

/** What a product's merchants pay, how they are boarded, and how it looks. */
export function Overview({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['product', id],
    queryFn: ({ signal }) =>
      settled(api.products.list({ query: { spProductId: [id], pageSize: 1 } }, { signal })),
    refetchOnWindowFocus: false,
  });
  const product = data?.data[0];
  if (product) {
    return (
      <Screen
        name={product.name}
        description={product.serviceProviderName}
        badges={<ActiveBadge {...product} />}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <Fees product={product} />
            <Onboarding spProductId={product.spProductId} />
            <Merchants product={product} />
          </div>
          <div className={styles.column}>
            <Branding product={product} />
            <Webhook product={product} />
          </div>
        </div>
      </Screen>
    );
  }
  return (
    <Screen>
      {error && (
        <LoadProblem
          title="Couldn't load this product"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <EmptyState
          title="Product not found"
          actions={<Button onPress={() => void navigate('/products')}>All products</Button>}
        >
          {nobody}
        </EmptyState>
      )}
      {!error && !data && (
        <Card>
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        </Card>
      )}
    </Screen>
  );
}
