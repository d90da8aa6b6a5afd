import type { DoDontPair } from '../../stories/do-dont.ts';
import { PropertyFilter } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use the table’s column headers as property names.',
    good: (
      <PropertyFilter
        label="Filter transactions"
        properties={[
          { id: 'amount', label: 'Amount', kind: 'number' },
          { id: 'merchant', label: 'Merchant', kind: 'text' },
        ]}
        defaultValue={[
          { propertyId: 'amount', operator: '>=', value: '500' },
          { propertyId: 'merchant', operator: ':', value: 'Blue Door' },
        ]}
      />
    ),
    dont: 'Don’t use the database’s names.',
    bad: (
      <PropertyFilter
        label="Query"
        properties={[
          { id: 'amt', label: 'txn.amt_cents', kind: 'number' },
          { id: 'mid', label: 'txn.mid_fk', kind: 'text' },
        ]}
        defaultValue={[
          { propertyId: 'amt', operator: '>=', value: '50000' },
          { propertyId: 'mid', operator: '=', value: '8812' },
        ]}
      />
    ),
  },
];
