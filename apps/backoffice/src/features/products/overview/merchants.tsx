import { featureLabels } from '@payfac/domain/access';
import { businessTypeLabels } from '@payfac/domain/accounts';
import type { Product } from '@payfac/domain/products';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import * as styles from './overview.css.ts';

/** Who can be boarded under it, and what they begin with. */
export function Merchants({ product }: { readonly product: Product }) {
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
          { term: 'Features', value: features.map((each) => featureLabels[each]).join(', ') },
          {
            term: 'Merchant categories',
            value: (
              <ul className={styles.rows}>
                {mccCodes.map(({ mcc, description }) => (
                  <li key={mcc}>
                    {mcc} {description}
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
