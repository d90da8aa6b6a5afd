import {
  type LinkValues,
  linkValues,
  type TemplateContent,
  type TemplateFieldName,
} from '@payfac/domain/payment-link-templates';
import { expiryInstant, paymentLinkProblems } from '@payfac/domain/payment-links';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import { getZone, now } from '../../../shared/time/clock.ts';
import { accessOf } from '../form/access.ts';
import { isBlankItem, isBlankModifier } from '../form/content.ts';
import type { LinkFields } from '../form/values.ts';
import { openValues } from './given.ts';

const missing = (path: string): FieldProblem => ({ path, message: missingValue });

/** What is wrong with a link, the field that decides on it, and where the form says so. */
interface LinkProblem extends FieldProblem {
  readonly decidedBy: TemplateFieldName | undefined;
}

/** Of the domain's paths, where they differ from the form's. */
const places: Readonly<Record<string, readonly [path: string, decidedBy: TemplateFieldName]>> = {
  paymentMethods: ['creditCard', 'paymentMethods'],
  cartItems: ['cartItems.0.price', 'amount'],
  amount: ['amount', 'amount'],
  usageLimit: ['usageLimit', 'usageLimit'],
  callToActionLabel: ['callToActionLabel', 'callToAction'],
  expiresAt: ['expiryValue', 'expiresAt'],
};

const placed = ({ path, message }: FieldProblem): LinkProblem => {
  const [at, decidedBy] = places[path] ?? [path, undefined];
  return { path: at, message, decidedBy };
};

/** The link as the fields and the template make it, with whom it goes to. */
export const linkOf = (fields: LinkFields, template: TemplateContent): LinkValues =>
  linkValues(template, {
    ...openValues(fields, template),
    email: fields.email ?? null,
    mobileNumber: fields.mobileNumber ?? null,
  });

function linkProblems(fields: LinkFields, template: TemplateContent): readonly LinkProblem[] {
  const link = linkOf(fields, template);
  const expiry = expiryInstant(link.expiresAt, now(), getZone());
  const isOver = expiry === undefined || expiry <= now();
  return [
    ...paymentLinkProblems(link),
    ...(isOver ? [{ path: 'expiresAt', message: 'Choose a time in the future.' }] : []),
  ].map(placed);
}

/** What keeps a link from being made that its template lets nobody change. */
export const blockedBy = (fields: LinkFields, template: TemplateContent): readonly string[] =>
  linkProblems(fields, template)
    .filter(({ decidedBy }) => decidedBy && accessOf(template, decidedBy) !== 'open')
    .map(({ message }) => message);

/** What was begun is finished. */
function begun(fields: LinkFields, template: TemplateContent): readonly FieldProblem[] {
  const isOpen = (name: TemplateFieldName) => accessOf(template, name) === 'open';
  const { amountOrCart, amount, cartItems, totalModifiers } = fields;
  const isCart = amountOrCart === 'cart';
  return [
    ...(!isCart && isOpen('amount') && !amount ? [missing('amount')] : []),
    ...(isCart && isOpen('amount')
      ? cartItems.flatMap((item, index) =>
          !isBlankItem(item) && item.quantity === undefined
            ? [missing(`cartItems.${index}.quantity`)]
            : [],
        )
      : []),
    ...(isOpen('totalModifiers')
      ? totalModifiers.flatMap((one, index) =>
          !isBlankModifier(one) && one.amount === undefined
            ? [missing(`totalModifiers.${index}.amount`)]
            : [],
        )
      : []),
    ...(fields.hasOwnMessages && isOpen('modifyTransactionMessages')
      ? (['successMessage', 'failureMessage'] as const).flatMap((name) =>
          fields[name] === undefined ? [missing(name)] : [],
        )
      : []),
  ];
}

/** What a link still lacks, each at its field; the first of one field is the one said. */
export function problemsOf(fields: LinkFields, template: TemplateContent): FieldProblem[] {
  const expiryPath = fields.expiryUnit === 'specificDate' ? 'expiryDay' : 'expiryValue';
  const all = [...begun(fields, template), ...linkProblems(fields, template)];
  return all
    .map(({ path, message }) => ({ path: path === 'expiryValue' ? expiryPath : path, message }))
    .filter(({ path }, index, each) => each.findIndex((one) => one.path === path) === index);
}
