import { type CustomField, customFieldProblem } from '../../kernel/custom-fields/index.ts';
import type { FieldProblem } from '../../kernel/validation/messages.ts';
import { type Charges, chargeTotals, isCartVisible } from '../cart/index.ts';
import type { CallToAction, LinkPaymentMethod } from './choices.ts';
import type { UsageType } from './usage.ts';

/** The parts that links and templates share and that must agree with each other. */
export interface LinkConfiguration extends Charges {
  readonly paymentMethods: readonly LinkPaymentMethod[];
  readonly usageType: UsageType;
  readonly usageLimit: number | null;
  readonly callToAction: CallToAction;
  readonly callToActionLabel: string | null;
  readonly hasCustomFields: boolean;
  readonly customFields: readonly CustomField[];
}

/** A link about to be created: where it is sent, and a payable amount. */
export interface LinkDraft extends LinkConfiguration {
  readonly sendSms: boolean;
  readonly sendEmail: boolean;
  readonly email: string | null;
  readonly mobileNumber: string | null;
}

const problem = (when: boolean, path: string, message: string): FieldProblem[] =>
  when ? [{ path, message }] : [];

function customFieldsProblems({
  hasCustomFields,
  customFields,
}: LinkConfiguration): FieldProblem[] {
  if (!hasCustomFields) return [];
  const keys = customFields.map(({ key }) => key);
  return [
    ...problem(keys.length === 0, 'customFields', 'Add a field, or switch custom fields off.'),
    ...problem(
      new Set(keys).size < keys.length,
      'customFields',
      'Give each field a different name.',
    ),
    ...customFields.flatMap((field, index) => {
      const message = customFieldProblem(field);
      return message ? [{ path: `customFields.${index}.options`, message }] : [];
    }),
  ];
}

/** Problems in the parts that links and templates share; empty when valid. */
export function configurationProblems(configuration: LinkConfiguration): FieldProblem[] {
  const { amountOrCart, cartItems, callToAction, paymentMethods } = configuration;
  return [
    ...problem(paymentMethods.length === 0, 'paymentMethods', 'Choose at least one way to pay.'),
    ...problem(
      amountOrCart === 'cart' && !isCartVisible(cartItems),
      'cartItems',
      'Describe or price at least one item.',
    ),
    ...problem(
      configuration.usageType === 'multi_use' && configuration.usageLimit === null,
      'usageLimit',
      'Enter how many times the link can be used.',
    ),
    ...problem(
      callToAction === 'Custom' && !configuration.callToActionLabel?.trim(),
      'callToActionLabel',
      'Enter the button text.',
    ),
    ...customFieldsProblems(configuration),
  ];
}

/** Problems between the fields of a link. */
export function paymentLinkProblems(draft: LinkDraft): FieldProblem[] {
  const { totalAmount } = chargeTotals(draft);
  return [
    ...configurationProblems(draft),
    ...problem(
      totalAmount <= 0,
      draft.amountOrCart === 'cart' ? 'cartItems' : 'amount',
      'The total must be greater than $0.00.',
    ),
    ...problem(draft.sendEmail && !draft.email, 'email', 'Enter the email address to send it to.'),
    ...problem(
      draft.sendSms && !draft.mobileNumber,
      'mobileNumber',
      'Enter the mobile number to send it to.',
    ),
  ];
}
