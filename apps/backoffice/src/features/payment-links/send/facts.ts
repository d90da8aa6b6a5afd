import { formatUsd } from '@payfac/domain/money';
import {
  type LinkValues,
  linkValues,
  type TemplateContent,
  type TemplateFieldName,
  templateFieldLabels,
  templateFieldNames,
} from '@payfac/domain/payment-link-templates';
import {
  type Expiry,
  linkPaymentMethodLabels,
  usageTypeLabels,
} from '@payfac/domain/payment-links';
import { showMoment } from '../../../shared/time/show.ts';
import { accessOf } from '../form/values.ts';

const unitNames = { hours: 'hour', days: 'day', weeks: 'week', months: 'month' } as const;

export function showExpiry({ unit, value, specificDate }: Expiry): string {
  if (unit === 'specificDate') return specificDate ? showMoment(specificDate) : '—';
  if (value === null) return '—';
  return `${value} ${unitNames[unit]}${value === 1 ? '' : 's'} after it’s created`;
}

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** An amount, or the cart's content. */
const amountText = ({ amountOrCart, amount, cartItems }: LinkValues): string => {
  if (amountOrCart === 'amount') return amount === null ? '—' : formatUsd(amount);
  return cartItems
    .map(({ quantity, description, price }) => `${quantity} × ${description || formatUsd(price)}`)
    .join(', ');
};

/** A link's field as displayed. */
function textOf(name: TemplateFieldName, link: LinkValues): string {
  switch (name) {
    case 'description':
    case 'invoiceNumber':
    case 'notes':
      return link[name] ?? '—';
    case 'paymentMethods':
      return link.paymentMethods.map((method) => linkPaymentMethodLabels[method]).join(', ');
    case 'amountOrCart':
      return link.amountOrCart === 'cart' ? 'Cart' : 'Amount';
    case 'amount':
      return amountText(link);
    case 'taxAmount':
      return link.taxAmount === null ? '—' : formatUsd(link.taxAmount);
    case 'diffPercentage':
      return link.diffPercentage === null ? 'Account default' : `${link.diffPercentage}%`;
    case 'totalModifiers':
      return (
        link.totalModifiers
          .map(({ type, description, amount }) => `${description || type} ${formatUsd(amount)}`)
          .join(', ') || '—'
      );
    case 'usageType':
      return usageTypeLabels[link.usageType];
    case 'usageLimit':
      return link.usageType === 'multi_use' ? String(link.usageLimit ?? '—') : '—';
    case 'callToAction':
      return link.callToAction === 'Custom' ? (link.callToActionLabel ?? '—') : link.callToAction;
    case 'modifyTransactionMessages':
      return link.transactionMessages?.success ?? 'Standard';
    case 'hasCustomFields':
      return link.hasCustomFields ? link.customFields.map(({ label }) => label).join(', ') : 'None';
    case 'expiresAt':
      return showExpiry(link.expiresAt);
    default:
      return yesOrNo(link[name]);
  }
}

/** The template's visible fields that the sender can't change. */
export function lockedFacts(template: TemplateContent) {
  const link = linkValues(template, {});
  return templateFieldNames
    .filter((name) => accessOf(template, name) === 'locked')
    .map((name) => ({ term: templateFieldLabels[name], value: textOf(name, link) }));
}
