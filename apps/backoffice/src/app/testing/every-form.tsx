import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import type { ReactNode } from 'react';
import { NewCustomer } from '../../entities/customers/new-customer.tsx';
import { SendLink } from '../../entities/hosted-sessions/send-link.tsx';
import { SendReceipt } from '../../entities/transactions/send-receipt.tsx';
import { AccountContext } from '../../features/account-overview/account.ts';
import { NoteDialog } from '../../features/account-overview/activity/activity-section.tsx';
import { EditComment } from '../../features/account-overview/activity/comments-card.tsx';
import {
  ChangeDefinition,
  DefinitionForm,
} from '../../features/account-overview/activity/definition-form.tsx';
import { ReleaseDialog } from '../../features/account-overview/funds/reserved-card.tsx';
import { CloneDialog } from '../../features/account-overview/header/clone-dialog.tsx';
import { reads } from '../../features/account-overview/merchant-page.tsx';
import { AddDialog } from '../../features/account-overview/payout-accounts/add-dialog.tsx';
import { ScheduleDialog } from '../../features/account-overview/payout-accounts/payouts-section.tsx';
import { ProvisionDialog } from '../../features/account-overview/processing/provision-dialog.tsx';
import { MetricsDialog } from '../../features/account-overview/risk/metrics-card.tsx';
import { RateLimitDialog } from '../../features/account-overview/tokenization/tokenization-section.tsx';
import { SimulatePayment } from '../../features/apple-pay/simulate/simulate-payment.tsx';
import { Component as ChangePassword } from '../../features/change-password/page.tsx';
import { AddBankAccount } from '../../features/customers/components/bank-accounts.tsx';
import { EditCustomer } from '../../features/customers/components/edit-customer.tsx';
import { AddCard } from '../../features/customers/components/saved-cards.tsx';
import { EditKey } from '../../features/developer/keys/components/edit-key.tsx';
import { NewKey } from '../../features/developer/keys/components/new-key.tsx';
import { EditPlan } from '../../features/installments/components/edit-plan.tsx';
import { Component as NewInstallments } from '../../features/installments/plan/new-page.tsx';
import { EditInvite } from '../../features/invites/sending/actions.tsx';
import { AddMerchant, NewInvite } from '../../features/invites/sending/new-invite.tsx';

import { SendInvoice } from '../../features/invoices/actions.tsx';
import { Component as NewInvoice } from '../../features/invoices/form/new-page.tsx';
import { NewPayout } from '../../features/manual-payouts/new-payout.tsx';
import { TemplateEditor } from '../../features/payment-links/manager/template-editor.tsx';
import { SendForm } from '../../features/payment-links/send/send-form.tsx';
import { EditBranding } from '../../features/products/overview/branding.tsx';
import { EditWebhook } from '../../features/products/overview/edit-webhook.tsx';
import { OwnDetails } from '../../features/profile/components/own-details.tsx';
import { RuleDialog } from '../../features/risk-rules/form/rule-dialog.tsx';
import { TestForm } from '../../features/risk-rules/test-run/test-run.tsx';
import { EditForm as EditSubscriptionPlan } from '../../features/subscriptions/plan/edit-page.tsx';
import { Component as NewSubscriptionPlan } from '../../features/subscriptions/plan/new-page.tsx';
import { InvitePayer } from '../../features/subscriptions/plans/invite-payer.tsx';
import { ChangeCard } from '../../features/subscriptions/subscriptions/actions.tsx';
import { EditDialog } from '../../features/transactions/components/edit-dialogs.tsx';
import {
  CaptureDialog,
  RefundDialog,
} from '../../features/transactions/components/money-dialogs.tsx';
import { ResolveDialog } from '../../features/transactions/reconciliation/resolve-dialog.tsx';
import { EditUser } from '../../features/users/components/edit-user.tsx';
import { NewUser } from '../../features/users/components/new-user.tsx';
import { SaleForm } from '../../features/virtual-terminal/components/sale-form.tsx';

const close = () => undefined;

/** The first of an example's rows. */
function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The example has a row.');
  return row;
}

const application = fixtures.applications.get;
const transaction = fixtures.transactions.saleCard;
const customer = first(fixtures.customers.list.data);
const user = first(fixtures.users.list.data);
const product = first(fixtures.products.list.data);
const template = first(fixtures.paymentLinkTemplates.list.data);
const hundred = cents(10_000);
const reserved = { all: hundred, card: hundred, eCheck: hundred };

const ofAccount = (form: ReactNode): ReactNode => (
  <AccountContext
    value={{ application, record: first(application.subMerchantDocs), view: 'merchant', reads }}
  >
    {form}
  </AccountContext>
);

/** Every form of the app by the file that holds it, as somebody opens it. */
export const everyForm: Readonly<Record<string, ReactNode>> = {
  'entities/customers/new-customer': (
    <NewCustomer subMerchantId="sm_1" onDone={close} onClose={close} />
  ),
  'entities/hosted-sessions/send-link': (
    <SendLink session={fixtures.paymentLinks.get} onClose={close} />
  ),
  'entities/transactions/send-receipt': (
    <SendReceipt transactionId="txn1" payer={null} onClose={close} />
  ),
  'account-overview/activity/change-definition': (
    <ChangeDefinition definition={first(fixtures.tags.listDefinitions.data)} onClose={close} />
  ),
  'account-overview/activity/definition-form': (
    <DefinitionForm scopes={['subMerchant']} onClose={close} />
  ),
  'account-overview/activity/edit-comment': (
    <EditComment comment={first(fixtures.comments.list.data)} onClose={close} />
  ),
  'account-overview/activity/note-dialog': ofAccount(<NoteDialog onClose={close} />),
  'account-overview/funds/release-dialog': ofAccount(
    <ReleaseDialog totals={reserved} onClose={close} />,
  ),
  'account-overview/header/clone-dialog': ofAccount(<CloneDialog onClose={close} />),
  'account-overview/payout-accounts/add-dialog': ofAccount(<AddDialog isFirst onClose={close} />),
  'account-overview/payout-accounts/schedule-dialog': ofAccount(<ScheduleDialog onClose={close} />),
  'account-overview/processing/provision-dialog': ofAccount(<ProvisionDialog onClose={close} />),
  'account-overview/risk/metrics-dialog': ofAccount(<MetricsDialog onClose={close} />),
  'account-overview/tokenization/rate-limit-dialog': (
    <RateLimitDialog perMinute={120} onClose={close} />
  ),
  'apple-pay/simulate/simulate-payment': <SimulatePayment onClose={close} />,
  'change-password/page': <ChangePassword />,
  'customers/components/add-bank-account': <AddBankAccount customer={customer} onClose={close} />,
  'customers/components/add-card': <AddCard customer={customer} onClose={close} />,
  'customers/components/edit-customer': <EditCustomer customer={customer} onClose={close} />,
  'developer/keys/components/edit-key': (
    <EditKey apiKey={first(fixtures.apiKeys.list.data)} onClose={close} />
  ),
  'developer/keys/components/new-key': <NewKey onClose={close} />,
  'installments/components/edit-plan': (
    <EditPlan plan={first(fixtures.installments.list.data)} onClose={close} />
  ),
  'installments/plan/new-page': <NewInstallments />,
  'invites/sending/add-merchant': <AddMerchant onClose={close} />,
  'invites/sending/edit-invite': (
    <EditInvite invite={first(fixtures.invites.list.data)} onClose={close} />
  ),
  'invites/sending/new-invite': <NewInvite onClose={close} />,
  'invoices/components/send-invoice': (
    <SendInvoice invoice={fixtures.invoices.create} onClose={close} />
  ),
  'invoices/form/use-invoice-form': <NewInvoice />,
  'manual-payouts/new-payout': <NewPayout onClose={close} />,
  'payment-links/manager/use-template-form': (
    <TemplateEditor
      saved={undefined}
      base={{ ...template, subMerchantIds: [] }}
      onSaved={close}
      onDeleted={close}
      onWork={close}
      preview={undefined}
    />
  ),
  'payment-links/send/send-form': <SendForm subMerchantId="sm_1" template={template} />,
  'products/overview/edit-branding': <EditBranding product={product} onClose={close} />,
  'products/overview/edit-webhook': <EditWebhook product={product} onClose={close} />,
  'profile/components/own-details': <OwnDetails user={user} />,
  'risk-rules/form/rule-dialog': <RuleDialog onClose={close} />,
  'risk-rules/test-run/test-form': <TestForm rule={first(fixtures.riskRules.list.data)} />,
  'subscriptions/plan/edit-form': <EditSubscriptionPlan plan={first(fixtures.plans.list.data)} />,
  'subscriptions/plan/new-page': <NewSubscriptionPlan />,
  'subscriptions/plans/components/invite-payer': (
    <InvitePayer plan={first(fixtures.plans.list.data)} onClose={close} />
  ),
  'subscriptions/subscriptions/components/change-card': (
    <ChangeCard subscription={first(fixtures.subscriptions.list.data)} onClose={close} />
  ),
  'transactions/components/capture-dialog': (
    <CaptureDialog transaction={transaction} capturable={hundred} onClose={close} />
  ),
  'transactions/components/edit-dialogs': <EditDialog transaction={transaction} onClose={close} />,
  'transactions/components/refund-dialog': (
    <RefundDialog
      transaction={transaction}
      refundable={hundred}
      voidableUntil={null}
      onClose={close}
    />
  ),
  'transactions/reconciliation/resolve-dialog': (
    <ResolveDialog difference={first(fixtures.reconciliation.list.data)} onClose={close} />
  ),
  'users/components/edit-user': <EditUser user={user} onClose={close} />,
  'users/components/new-user': <NewUser onClose={close} />,
  'virtual-terminal/components/sale-form': (
    <SaleForm
      beginning={{ subMerchantId: 'sm_1' }}
      hasChoice={false}
      few={undefined}
      onSold={close}
    />
  ),
};
