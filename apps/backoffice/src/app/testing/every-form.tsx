import { fixtures } from '@payfac/api/testing';
import { cents } from '@payfac/domain/money';
import type { ReactNode } from 'react';
import { NewCustomer } from '../../entities/customers/new-customer.tsx';
import { SendLink } from '../../entities/hosted-sessions/send-link.tsx';
import { SendReceipt, TextReceipt } from '../../entities/transactions/send-receipt.tsx';
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
import { ScheduleDialog } from '../../features/account-overview/payout-accounts/schedule-card.tsx';
import { ProvisionDialog } from '../../features/account-overview/processing/provision-dialog.tsx';
import { MetricsDialog } from '../../features/account-overview/risk/metrics-card.tsx';
import { RateLimitDialog } from '../../features/account-overview/tokenization/tokenization-section.tsx';
import { SimulatePayment } from '../../features/apple-pay/simulate/simulate-payment.tsx';
import { Component as ChangePassword } from '../../features/change-password/page.tsx';
import { AddBankAccount } from '../../features/customers/components/bank-accounts.tsx';
import { EditCustomer } from '../../features/customers/components/edit-customer.tsx';
import { AddCard } from '../../features/customers/components/saved-cards.tsx';
import { EditKey, NewKey } from '../../features/developer/keys/key-forms.tsx';
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
import { Begin, Scan } from '../../features/profile/components/add-authenticator.tsx';
import { AddPasskey } from '../../features/profile/components/add-passkey.tsx';
import { OwnDetails } from '../../features/profile/components/own-details.tsx';
import { RemoveFactor } from '../../features/profile/components/remove-factor.tsx';
import { RenewCodes } from '../../features/profile/components/renew-codes.tsx';
import { RuleDialog } from '../../features/risk-rules/form/rule-dialog.tsx';
import { TestForm } from '../../features/risk-rules/test-run/test-run.tsx';
import { EditForm as EditSubscriptionPlan } from '../../features/subscriptions/plan/edit-page.tsx';
import { Component as NewSubscriptionPlan } from '../../features/subscriptions/plan/new-page.tsx';
import { InvitePayer } from '../../features/subscriptions/plans/invite-payer.tsx';
import { ChangeCard } from '../../features/subscriptions/subscriptions/actions.tsx';
import {
  CustomerDialog,
  EditDialog,
} from '../../features/transactions/components/edit-dialogs.tsx';
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

/** Every form of the app, by its feature and function, as a user opens it. */
export const everyForm: Readonly<Record<string, ReactNode>> = {
  'entities/customers NewCustomer': (
    <NewCustomer subMerchantId="sm_1" onDone={close} onClose={close} />
  ),
  'entities/hosted-sessions SendLink': (
    <SendLink session={fixtures.paymentLinks.get} onClose={close} />
  ),
  'entities/transactions EmailReceipt': (
    <SendReceipt transactionId="txn1" payer={null} onClose={close} />
  ),
  'entities/transactions TextReceipt': (
    <TextReceipt transactionId="txn1" payer={null} onClose={close} choice={undefined} />
  ),
  'account-overview ChangeDefinition': (
    <ChangeDefinition definition={first(fixtures.tags.listDefinitions.data)} onClose={close} />
  ),
  'account-overview DefinitionForm': <DefinitionForm scopes={['subMerchant']} onClose={close} />,
  'account-overview EditComment': (
    <EditComment comment={first(fixtures.comments.list.data)} onClose={close} />
  ),
  'account-overview NoteDialog': ofAccount(<NoteDialog onClose={close} />),
  'account-overview ReleaseDialog': ofAccount(<ReleaseDialog totals={reserved} onClose={close} />),
  'account-overview CloneDialog': ofAccount(<CloneDialog onClose={close} />),
  'account-overview AddDialog': ofAccount(<AddDialog isFirst onClose={close} />),
  'account-overview ScheduleDialog': ofAccount(<ScheduleDialog onClose={close} />),
  'account-overview ProvisionDialog': ofAccount(<ProvisionDialog onClose={close} />),
  'account-overview MetricsDialog': ofAccount(<MetricsDialog onClose={close} />),
  'account-overview RateLimitDialog': <RateLimitDialog perMinute={120} onClose={close} />,
  'apple-pay SimulatePayment': <SimulatePayment onClose={close} />,
  'change-password Component': <ChangePassword />,
  'customers AddBankAccount': <AddBankAccount customer={customer} onClose={close} />,
  'customers AddCard': <AddCard customer={customer} onClose={close} />,
  'customers EditCustomer': <EditCustomer customer={customer} onClose={close} />,
  'developer EditKey': <EditKey apiKey={first(fixtures.apiKeys.list.data)} onClose={close} />,
  'developer NewKey': <NewKey onClose={close} />,
  'installments EditPlan': (
    <EditPlan plan={first(fixtures.installments.list.data)} onClose={close} />
  ),
  'installments Component': <NewInstallments />,
  'invites AddMerchant': <AddMerchant onClose={close} />,
  'invites EditInvite': <EditInvite invite={first(fixtures.invites.list.data)} onClose={close} />,
  'invites NewInvite': <NewInvite onClose={close} />,
  'invoices SendInvoice': <SendInvoice invoice={fixtures.invoices.create} onClose={close} />,
  'invoices useInvoiceForm': <NewInvoice />,
  'manual-payouts NewPayout': <NewPayout onClose={close} />,
  'payment-links useTemplateForm': (
    <TemplateEditor
      saved={undefined}
      base={{ ...template, subMerchantIds: [] }}
      onSaved={close}
      onDeleted={close}
      onWork={close}
      tools={undefined}
      preview={undefined}
    />
  ),
  'payment-links SendForm': <SendForm subMerchantId="sm_1" template={template} />,
  'products EditBranding': <EditBranding product={product} onClose={close} />,
  'products EditWebhook': <EditWebhook product={product} onClose={close} />,
  'profile AddPasskey': <AddPasskey onClose={close} />,
  'profile Begin': <Begin onClose={close} onBegun={close} />,
  'profile OwnDetails': <OwnDetails user={user} />,
  'profile RemoveFactor': (
    <RemoveFactor factor={first(fixtures.secondFactor.get.factors)} onClose={close} />
  ),
  'profile RenewCodes': <RenewCodes onClose={close} />,
  'profile Scan': (
    <Scan begun={fixtures.secondFactor.addAuthenticator} onClose={close} onAdded={close} />
  ),
  'risk-rules RuleDialog': <RuleDialog onClose={close} />,
  'risk-rules TestForm': <TestForm rule={first(fixtures.riskRules.list.data)} />,
  'subscriptions EditForm': <EditSubscriptionPlan plan={first(fixtures.plans.list.data)} />,
  'subscriptions Component': <NewSubscriptionPlan />,
  'subscriptions InvitePayer': (
    <InvitePayer plan={first(fixtures.plans.list.data)} onClose={close} />
  ),
  'subscriptions ChangeCard': (
    <ChangeCard subscription={first(fixtures.subscriptions.list.data)} onClose={close} />
  ),
  'transactions CaptureDialog': (
    <CaptureDialog transaction={transaction} capturable={hundred} onClose={close} />
  ),
  'transactions CustomerDialog': <CustomerDialog transaction={transaction} onClose={close} />,
  'transactions EditDialog': <EditDialog transaction={transaction} onClose={close} />,
  'transactions RefundDialog': (
    <RefundDialog
      transaction={transaction}
      refundable={hundred}
      voidableUntil={null}
      onClose={close}
    />
  ),
  'transactions ResolveDialog': (
    <ResolveDialog difference={first(fixtures.reconciliation.list.data)} onClose={close} />
  ),
  'users EditUser': <EditUser user={user} onClose={close} />,
  'users NewUser': <NewUser onClose={close} />,
  'virtual-terminal SaleForm': (
    <SaleForm
      beginning={{ subMerchantId: 'sm_1' }}
      hasChoice={false}
      few={undefined}
      onSold={close}
    />
  ),
};
