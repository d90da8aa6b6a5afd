import type { listTransactions } from '@payfac/api/contract/reporting';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
import { processorLabels } from '../processors/labels.ts';
import { productFilter } from '../products/picker.ts';

/** Whose payments, for those who see several products and processors: in the list and on the dashboard. */
export const scopeFilters: readonly FilterOf<typeof listTransactions.query>[] = [
  productFilter,
  {
    kind: 'choices',
    key: 'provider',
    label: 'Processor',
    labels: processorLabels,
    ability: 'sidebar.products',
  },
];
