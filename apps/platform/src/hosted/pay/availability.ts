import type { Feature } from '@payfac/domain/access';
import { enabledFeatures } from '@payfac/domain/accounts';
import { isInvoicePayable } from '@payfac/domain/invoices';
import {
  type HostedSource,
  type LinkPaymentMethod,
  linkRefusal,
} from '@payfac/domain/payment-links';
import { echeckProcessorOf } from '../../areas/echecks/account.ts';
import { CallFailure } from '../../http/failures.ts';
import type { Payable } from './payable.ts';

/** Why a page can't be paid. */
export type Closing =
  | 'onboarding'
  | 'paused'
  | 'canceled'
  | 'expired'
  | 'voided'
  | 'deleted'
  | 'paid'
  | 'under-way'
  | 'used-up'
  | 'ended';

const featureOf: Readonly<Record<HostedSource, Feature>> = {
  paymentlink: 'payLinks',
  invoice: 'invoices',
  subscription: 'subscriptions',
  checkout: 'checkouts',
};

function takesEchecks(payable: Payable): boolean {
  try {
    echeckProcessorOf(payable);
    return true;
  } catch (problem) {
    if (problem instanceof CallFailure) return false;
    throw problem;
  }
}

/** The payment methods that the page offers and the merchant can accept. */
export function methodsOf(payable: Payable): LinkPaymentMethod[] {
  const features = new Set(enabledFeatures(payable.application.features));
  return payable.session.paymentMethods.filter((method) =>
    method === 'creditCard'
      ? features.has('ccTxs')
      : features.has('eCheckTxs') && takesEchecks(payable),
  );
}

function invoiceClosing({ invoice }: Payable): Closing | undefined {
  if (!invoice) return undefined;
  if (invoice.isDeleted) return 'deleted';
  if (invoice.status === 'Voided') return 'voided';
  if (invoice.status === 'Paid') return 'paid';
  return isInvoicePayable(invoice) ? undefined : 'deleted';
}

/** Undefined while the page can be paid. @param now business time. */
export function closingOf(payable: Payable, now: Date): Closing | undefined {
  const { session, application, plan } = payable;
  const ofInvoice = invoiceClosing(payable);
  if (ofInvoice) return ofInvoice;
  const refusal = linkRefusal(session, now);
  if (refusal === 'used-up' && session.usageType === 'single_use') {
    return session.completion === 'completed' ? 'paid' : 'under-way';
  }
  if (refusal) return refusal;
  if (session.planId !== null && plan?.status !== 'active') return 'ended';
  if (application.status !== 'active') return 'onboarding';
  const features = new Set(enabledFeatures(application.features));
  const isOn = features.has(featureOf[session.source]);
  return application.isSuspended || !isOn || methodsOf(payable).length === 0 ? 'paused' : undefined;
}
