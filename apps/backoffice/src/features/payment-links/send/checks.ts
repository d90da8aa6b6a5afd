import {
  type LinkValues,
  linkValues,
  type TemplateContent,
  type TemplateFieldName,
} from '@payfac/domain/payment-link-templates';
import { expiryInstant, paymentLinkProblems } from '@payfac/domain/payment-links';
import type { FieldProblem } from '@payfac/domain/validation';
import { getZone, now } from '../../../shared/time/clock.ts';
import { accessOf } from '../form/access.ts';
import { begun, missing, onePerField } from '../form/begun.ts';
import type { LinkFields } from '../form/values.ts';
import { openValues } from './given.ts';

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

/** What a link still lacks, each at its field. */
export function problemsOf(fields: LinkFields, template: TemplateContent): FieldProblem[] {
  const isOpen = (name: TemplateFieldName) => accessOf(template, name) === 'open';
  const { amountOrCart, amount } = fields;
  const isAsked = amountOrCart === 'amount' && isOpen('amount') && !amount;
  return onePerField(fields, [
    ...(isAsked ? [missing('amount')] : []),
    ...begun(fields, isOpen, false),
    ...linkProblems(fields, template),
  ]);
}
