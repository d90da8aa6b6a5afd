import {
  type LinkValues,
  linkValues,
  type TemplateContent,
  type TemplateFieldName,
} from '@payfac/domain/payment-link-templates';
import { expiryInstant, paymentLinkProblems } from '@payfac/domain/payment-links';
import type { FieldProblem } from '@payfac/domain/validation';
import { getZone, now } from '../../../shared/time/clock.ts';
import { begun, missing, onePerField } from '../form/begun.ts';
import { givenOf } from '../form/content.ts';
import { accessOf, type LinkFields } from '../form/values.ts';

type Given = ReturnType<typeof givenOf>;

/** The template's field that decides who may change a value. */
const deciding = {
  cartItems: 'amount',
  callToActionLabel: 'callToAction',
  transactionMessages: 'modifyTransactionMessages',
  customFields: 'hasCustomFields',
} as const satisfies Partial<Record<keyof Given, TemplateFieldName>>;

type Decided = keyof typeof deciding;
const isDecided = (name: string): name is Decided => name in deciding;

const decidingOn = (name: keyof Given): TemplateFieldName =>
  isDecided(name) ? deciding[name] : name;

/** The entered values that the template leaves open. */
export function openValues(fields: LinkFields, template: TemplateContent): Partial<Given> {
  const given = givenOf(fields, template);
  const open: Partial<Given> = { ...given };
  const names = Object.keys(given).filter((name): name is keyof Given => name in given);
  for (const name of names) {
    if (accessOf(template, decidingOn(name)) !== 'open') delete open[name];
  }
  return open;
}

/** A link's problem, the template field that decides it, and its path in the form. */
interface LinkProblem extends FieldProblem {
  readonly decidedBy: TemplateFieldName | undefined;
}

/** The form's paths, where they differ from the domain's. */
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

/** The link from the fields and the template, with its recipient. */
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

/** Problems that the template lets no one fix. */
export const blockedBy = (fields: LinkFields, template: TemplateContent): readonly string[] =>
  linkProblems(fields, template)
    .filter(({ decidedBy }) => decidedBy && accessOf(template, decidedBy) !== 'open')
    .map(({ message }) => message);

/** A link's other problems, each at its field. */
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
