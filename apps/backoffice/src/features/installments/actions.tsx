import * as installments from '@payfac/api/contract/installments';
import { applyInstallment, type Installment } from '@payfac/domain/installments';
import { formatUsd } from '@payfac/domain/money';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { localPlans } from './local.ts';
import { nameOf } from './words.ts';

const EditPlan = laterPart(async () => (await import('./components/edit-plan.tsx')).EditPlan);

const isActive = ({ status }: Installment): boolean =>
  applyInstallment(status, 'cancel') !== undefined;

/** The list updates by itself; a refusal means that the plan has changed. */
async function cancel({ installmentId }: Installment): Promise<void> {
  try {
    localPlans.changed(await send(installments.cancel)({ params: { installmentId } }));
  } catch (problem) {
    localPlans.reload();
    throw problem;
  }
}

const afterPaid = ({ paidAmount }: Installment): string =>
  paidAmount > 0 ? ` The ${formatUsd(paidAmount)} already paid stays paid.` : '';

export const planActions: readonly RowAction<Installment>[] = [
  {
    label: 'Edit',
    ability: 'transactions.sale',
    isOffered: isActive,
    dialog: (plan, close) => <EditPlan plan={plan} onClose={close} />,
  },
  {
    label: 'Cancel plan',
    ability: 'transactions.sale',
    tone: 'danger',
    isOffered: isActive,
    confirm: (plan) => ({
      title: `Cancel ${plan.customerName}’s installment plan?`,
      text: `The remaining ${formatUsd(plan.balance)} won’t be charged.${afterPaid(plan)} This can’t be undone.`,
      confirmLabel: 'Cancel plan',
      cancelLabel: 'Keep plan',
      tone: 'danger',
    }),
    run: cancel,
    done: (plan) => `Canceled the installment plan of ${nameOf(plan)}.`,
  },
];
