import { tokenize } from '@payfac/api/contract/echecks';
import { saleCard } from '@payfac/api/contract/transactions';
import type { SecCode } from '@payfac/domain/echecks';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { type Checked, checkBody } from '../../shared/form/body.ts';

const card = saleCard.body.shape;
const bank = tokenize.body.shape;

const shared = {
  subMerchantId: card.subMerchantId,
  amount: card.amount,
  taxAmount: card.taxAmount,
  customerId: card.customerId,
  invoiceNumber: card.invoiceNumber,
  description: card.description,
};

const keyed = {
  ...shared,
  capture: card.capture,
  motoIndicator: card.motoIndicator,
  cardHolderName: card.cardHolderName,
  billingAddress: card.billingAddress,
};

/** Debits by phone and on paper; those on the web are made by the payer on a page. */
export const keyedSecCodes = ['TEL', 'PPD', 'CCD'] as const satisfies readonly SecCode[];

/** What is filled in, by the way to pay; a new card itself is in the hosted fields. */
const forms = {
  card: z.strictObject({ ...keyed, keepsCard: z.optional(z.boolean()) }),
  saved: z.strictObject({ ...keyed, token: card.token }),
  echeck: z.strictObject({
    ...shared,
    accountHolderName: bank.accountHolderName,
    routingNumber: bank.routingNumber,
    accountNumber: bank.accountNumber,
    accountType: bank.accountType,
    secCode: z.enum(keyedSecCodes),
    isAuthorized: z.boolean().check(z.refine((is) => is)),
  }),
} as const;

export type Tender = keyof typeof forms;
export type ValuesOf<T extends Tender> = z.output<(typeof forms)[T]>;
/** One form holds the values of every way to pay: changing the way keeps what both have. */
export type TerminalValues = ValuesOf<'card'> & ValuesOf<'saved'> & ValuesOf<'echeck'>;

const partOf = (form: z.ZodMiniObject, values: object): object => {
  const keys = new Set<string>(Object.keys(form.shape));
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
};

const noAmount = { path: 'amount', message: 'Enter an amount greater than $0.00.' };

/** An address of which nothing is filled in lacks both of its fields. */
const noAddress = [
  { path: 'billingAddress.street', message: missingValue },
  { path: 'billingAddress.zip', message: 'Enter a ZIP code, such as 46204.' },
];

const notAuthorized = {
  path: 'isAuthorized',
  message: 'Confirm that the account holder authorized this debit.',
};

function tellEach(problem: FieldProblem): readonly FieldProblem[] {
  if (problem.path === 'isAuthorized') return [notAuthorized];
  if (problem.path === 'amount') return [noAmount];
  return problem.path === 'billingAddress' ? noAddress : [problem];
}

/** What is wrong with what the chosen way to pay asks for. */
export function problemsOf(tender: Tender, values: TerminalValues): readonly FieldProblem[] {
  const checked = checkBody(forms[tender], partOf(forms[tender], values));
  const problems = checked.ok ? [] : checked.problems.flatMap(tellEach);
  const { amount, taxAmount } = values;
  return amount !== undefined && taxAmount !== undefined && taxAmount > amount
    ? [...problems, { path: 'taxAmount', message: "Tax can't exceed the amount." }]
    : problems;
}

const bodyOf = <T>(checked: Checked<T>): T | undefined => (checked.ok ? checked.body : undefined);

/** What is filled in for a way to pay, checked; undefined while something of it is wrong. */
export const checkedCard = (values: TerminalValues) =>
  bodyOf(checkBody(forms.card, partOf(forms.card, values)));
export const checkedSaved = (values: TerminalValues) =>
  bodyOf(checkBody(forms.saved, partOf(forms.saved, values)));
export const checkedEcheck = (values: TerminalValues) =>
  bodyOf(checkBody(forms.echeck, partOf(forms.echeck, values)));
