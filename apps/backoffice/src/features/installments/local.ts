import { list } from '@payfac/api/contract/installments';
import type { Installment } from '@payfac/domain/installments';
import { localRows } from '../../shared/lists/local-rows.ts';

/** What is done to a plan here is shown without loading the list again. */
export const localPlans = localRows<Installment>({
  endpoint: list,
  report: 'installments',
  keyOf: ({ installmentId }) => installmentId,
  isHeld: (plan, key, value) => {
    if (key === 'status') return value.includes(plan.status);
    return key === 'subMerchantId' ? value.includes(plan.subMerchantId) : undefined;
  },
});
