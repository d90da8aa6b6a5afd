import { list } from '@payfac/api/contract/installments';
import type { Installment } from '@payfac/domain/installments';
import { localRows } from '../../shared/lists/local-rows.ts';

/** Shows changes to a plan without reloading the list. */
export const localPlans = localRows<Installment>({
  endpoint: list,
  report: 'installments',
  keyOf: ({ installmentId }) => installmentId,
  isHeld: (plan, key, value) => {
    if (key === 'status') return value.includes(plan.status);
    return key === 'subMerchantId' ? value.includes(plan.subMerchantId) : undefined;
  },
});
