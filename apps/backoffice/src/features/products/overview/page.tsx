import * as products from '@payfac/api/contract/products';
import { featureLabels } from '@payfac/domain/access';
import { businessTypeLabels } from '@payfac/domain/accounts';
import type { Product } from '@payfac/domain/products';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { LoadedScreen } from '../../../shared/screen/loaded-screen.tsx';
import { RecordMissing } from '../../../shared/screen/record-missing.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { ActiveBadge } from '../shown.tsx';
import { Branding } from './branding.tsx';
import { Fees } from './fees.tsx';
import { Onboarding } from './onboarding.tsx';
import * as styles from './overview.css.ts';
import { Webhook } from './webhook.tsx';

/** The merchants that can be boarded, and their initial features. */
function Merchants({ product }: { readonly product: Product }) {
  const { ownershipTypes, mccCodes, features } = product;
  return (
    <Card title="Merchants" description="Who can apply, and what is switched on when they go live.">
      <DescriptionList
        columns={1}
        entries={[
          {
            term: 'Ownership types',
            value: ownershipTypes.map((type) => businessTypeLabels[type]).join(', '),
          },
          {
            term: 'Features',
            value: (
              <ul className={styles.chips}>
                {features.map((each) => (
                  <li key={each} className={styles.chip}>
                    {featureLabels[each]}
                  </li>
                ))}
              </ul>
            ),
          },
          {
            term: `Merchant categories · ${mccCodes.length}`,
            value: (
              <ul className={styles.categories}>
                {mccCodes.map(({ mcc, description }) => (
                  <li key={mcc} className={styles.category}>
                    <span className={styles.code}>{mcc}</span> {description}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Card>
  );
}

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

/** A product's fees, onboarding and branding. */
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

/** /products/:id/overview. */
export function Component() {
  const { id = '' } = useParams();
  return <Overview id={id} />;
}
