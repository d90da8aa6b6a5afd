import type { listTransactions } from '@payfac/api/contract/reporting';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import type { FilterOf } from '../../shared/lists/filters/filter.ts';
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
