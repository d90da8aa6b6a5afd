import * as products from '@payfac/api/contract/products';
import type { Product } from '@payfac/domain/products';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { LoadedScreen } from '../../../shared/screen/loaded-screen.tsx';
import { RecordMissing } from '../../../shared/screen/record-missing.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { ActiveBadge } from '../active-badge.tsx';
import { Branding } from './branding.tsx';
import { Fees } from './fees.tsx';
import { Merchants } from './merchants.tsx';
import { Onboarding } from './onboarding.tsx';
import * as styles from './overview.css.ts';
import { Webhook } from './webhook.tsx';

function ProductScreen({ product }: { readonly product: Product }) {
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

/** What a product's merchants pay, how they are boarded, and how it looks. */
export function Overview({ id }: { readonly id: string }) {
  const found = useQuery({
    queryKey: [shows(products.list), 'product', id],
    queryFn: ({ signal }) =>
      settled(send(products.list)({ query: { spProductId: [id], pageSize: 1 } }, { signal })),
    refetchOnWindowFocus: false,
  });
  return (
    <LoadedScreen of={found} noun="product" list="/products">
      {({ data: [product] }) =>
        product ? (
          <ProductScreen product={product} />
        ) : (
          <RecordMissing noun="product" list="/products" />
        )
      }
    </LoadedScreen>
  );
}
