import {
  type CartItem,
  chargeTotals,
  isCartVisible,
  type TotalModifier,
} from '@payfac/domain/cart';
import type { CustomField } from '@payfac/domain/custom-fields';
import { type DualPrices, dualPrices } from '@payfac/domain/dual-pricing';
import { type Cents, cents, formatUsd } from '@payfac/domain/money';
import { diffPercentagePlaceholder, fillNotes } from '@payfac/domain/payment-link-templates';
import type { CallToAction, LinkPaymentMethod } from '@payfac/domain/payment-links';
import { formatDay } from '@payfac/domain/time';
import type { InvoiceContent } from '../../areas/invoices/content.ts';
import { firstCharge, usageOf } from '../../areas/subscriptions/begin.ts';
import { methodsOf } from './availability.ts';
import { longDate } from './dates.ts';
import type { Payable } from './payable.ts';
import { planTerms } from './plan-terms.ts';

/** How much of the billing address to ask for: nothing, the ZIP code that issuers check, or all of it. */
type BillingAsked = 'nothing' | 'zip' | 'address';

/** What the payer is asked for besides the payment method. */
interface Asked {
  readonly email: boolean;
  readonly phone: boolean;
  readonly billing: BillingAsked;
  readonly shipping: boolean;
}

/** What a page offers, ready for display; a preview builds one without storing anything. */
export interface Offer {
  readonly payee: string;
  readonly title: string;
  readonly subTitle: string | null;
  readonly invoiceNumber: string | null;
  /** More lines below the amount. */
  readonly hints: readonly string[];
  readonly items: readonly CartItem[];
  readonly modifiers: readonly TotalModifier[];
  readonly taxAmount: Cents;
  readonly totalAmount: Cents;
  /** The amount charged on confirming, by payment method; zero for a plan that is charged later. */
  readonly prices: DualPrices;
  readonly terms: readonly string[];
  readonly isPlan: boolean;
  readonly notes: string | null;
  readonly asked: Asked;
  readonly methods: readonly LinkPaymentMethod[];
  readonly customFields: readonly CustomField[];
  readonly keepsMethod: boolean;
  /** The button's text without the amount. */
  readonly action: string;
}

export const hasTwoPrices = ({ prices }: Pick<Offer, 'prices'>): boolean => prices.saving > 0;

/** A merchant may choose to collect the address on a link; invoices and plans only ask for what a card check needs. */
const billingAsked = ({
  source,
  collectBillingAddress,
}: Pick<Payable['session'], 'source' | 'collectBillingAddress'>): BillingAsked => {
  if (!collectBillingAddress) return 'nothing';
  return source === 'invoice' || source === 'subscription' ? 'zip' : 'address';
};

/** The button's text, with the amount if one is charged. */
export const actionLabel = ({ action, isPlan }: Pick<Offer, 'action' | 'isPlan'>, due: Cents) =>
  isPlan || due <= 0 ? action : `${action} ${formatUsd(due)}`;

export const actionOf = (call: CallToAction, label: string | null): string =>
  call === 'Custom' ? (label?.trim() ?? '') || 'Pay' : call;

/** Notes that promise a discount are shown only when there is one. */
function notesOf({ notes, dualPricing }: Payable['session']): string | null {
  if (!notes?.includes(diffPercentagePlaceholder)) return notes;
  const { enabled, diffPercentage } = dualPricing;
  return enabled && Number(diffPercentage) > 0 ? fillNotes(notes, diffPercentage) : null;
}

/** The invoice fields that every offer shows, and those that no page shows. */
type InOffer =
  | 'customerId'
  | 'date'
  | 'paymentTerm'
  | 'items'
  | 'dualPricing'
  | 'shareMethods'
  | 'email'
  | 'mobileNumber'
  | 'notes';

type Hinted = Exclude<keyof InvoiceContent, InOffer>;

/** The invoice's other lines for the payer, without empty ones. */
export function hintsOf({ dueDate }: { readonly [K in Hinted]: InvoiceContent[K] | null }) {
  const hints: Readonly<Record<Hinted, string | null>> = {
    dueDate: dueDate && `Due on ${longDate(dueDate)}`,
  };
  return Object.values(hints).filter((hint) => hint !== null);
}

const linesOf = ({ session }: Payable): Pick<Offer, 'items' | 'modifiers' | 'taxAmount'> => {
  const isCart = session.amountOrCart === 'cart' && isCartVisible(session.cartItems);
  return {
    items: isCart ? session.cartItems : [],
    modifiers: session.totalModifiers,
    taxAmount: chargeTotals(session).taxAmount,
  };
};

/** @param now business time, which decides a plan's first charge. */
export function offerOf(payable: Payable, now: Date): Offer {
  const { session, subMerchant, invoice, plan, timeZone } = payable;
  const usage = usageOf(session);
  const first = plan && firstCharge(plan.schedules, usage, formatDay(now, timeZone));
  const totalAmount = plan ? (first?.dueNow ?? cents(0)) : session.totalAmount;
  return {
    payee: subMerchant.dbaName,
    title: plan?.title ?? session.description ?? 'Payment',
    subTitle: plan?.subTitle ?? null,
    invoiceNumber: session.invoiceNumber,
    hints: invoice ? hintsOf(invoice) : [],
    ...linesOf(payable),
    totalAmount,
    prices: dualPrices(totalAmount, session.dualPricing),
    terms: plan ? planTerms(plan, usage, first) : [],
    isPlan: plan !== undefined,
    notes: notesOf(session),
    asked: {
      email: session.collectEmail,
      phone: session.collectPhoneNumber,
      billing: billingAsked(session),
      shipping: session.collectShippingAddress,
    },
    methods: methodsOf(payable),
    customFields: session.customFields,
    keepsMethod: session.collectPaymentMethod || plan !== undefined,
    action: actionOf(session.callToAction, session.callToActionLabel),
  };
}
