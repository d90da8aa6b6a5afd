import * as paymentLinkTemplates from '@payfac/api/contract/payment-link-templates';
import type { PaymentLinkTemplate } from '@payfac/domain/payment-link-templates';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';

export const templateActions: readonly RowAction<PaymentLinkTemplate>[] = [
  {
    label: 'Delete',
    ability: 'paymentLinkManager',
    tone: 'danger',
    isOffered: ({ isBuiltIn }) => !isBuiltIn,
    confirm: ({ name }) => ({
      title: `Delete ${name}?`,
      text: "Links made with it stay as they are. This can't be undone.",
      confirmLabel: 'Delete template',
      tone: 'danger',
    }),
    isEnd: true,
    run: ({ paymentLinkTemplateId }) =>
      send(paymentLinkTemplates.remove)({ body: { paymentLinkTemplateId } }),
    done: ({ name }) => `Deleted ${name}.`,
  },
];
