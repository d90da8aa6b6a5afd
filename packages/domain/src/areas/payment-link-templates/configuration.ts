import type { FieldProblem } from '../../kernel/validation/messages.ts';
import { type ChargeTotals, chargeTotals, defaultAmountChoice } from '../cart/index.ts';
import {
  configurationProblems,
  defaultCallToAction,
  defaultUsageType,
  type LinkConfiguration,
} from '../payment-links/index.ts';
import { fieldByName } from './field-by-name.ts';
import type { TemplateContent } from './template.ts';

/** A template's defaults, as the payment link they would create. */
export function configurationOf({ fields, ...content }: TemplateContent): LinkConfiguration {
  return {
    amountOrCart: fieldByName(fields, 'amountOrCart')?.defaultValue ?? defaultAmountChoice,
    amount: fieldByName(fields, 'amount')?.defaultValue ?? null,
    taxAmount: fieldByName(fields, 'taxAmount')?.defaultValue ?? null,
    cartItems: content.cartItems,
    totalModifiers: fieldByName(fields, 'totalModifiers')?.defaultValue ?? [],
    paymentMethods: fieldByName(fields, 'paymentMethods')?.defaultValue ?? [],
    usageType: fieldByName(fields, 'usageType')?.defaultValue ?? defaultUsageType,
    usageLimit: fieldByName(fields, 'usageLimit')?.defaultValue ?? null,
    callToAction: fieldByName(fields, 'callToAction')?.defaultValue ?? defaultCallToAction,
    callToActionLabel: content.callToActionLabel,
    hasCustomFields: fieldByName(fields, 'hasCustomFields')?.defaultValue ?? false,
    customFields: content.customFields,
  };
}

export const templateTotals = (template: TemplateContent): ChargeTotals =>
  chargeTotals(configurationOf(template));

/** A template's validation errors; empty when it is valid. */
export function templateProblems(template: TemplateContent): FieldProblem[] {
  const ownMessages = fieldByName(template.fields, 'modifyTransactionMessages')?.defaultValue;
  const problems = configurationProblems(configurationOf(template));
  const report = (path: string, message: string) => problems.push({ path, message });
  if (template.name.trim() === '') report('name', 'Enter a name.');
  if (template.subMerchantIds.length === 0) report('subMerchantIds', 'Choose an account.');
  if (ownMessages && !template.transactionMessages) {
    report('transactionMessages', 'Enter the message payers see after paying.');
  }
  const { subtotal, totalAmount } = templateTotals(template);
  if (subtotal > 0 && totalAmount <= 0) {
    report('totalModifiers', 'The total must be greater than $0.00.');
  }
  return problems;
}

export const isTemplateValid = (template: TemplateContent): boolean =>
  templateProblems(template).length === 0;
