import type { TemplateFieldName } from '@payfac/domain/payment-link-templates';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import { isBlankItem, isBlankModifier } from './content.ts';
import type { LinkFields } from './values.ts';

export const missing = (path: string): FieldProblem => ({ path, message: missingValue });

const itemProblems = (
  { amountOrCart, cartItems }: LinkFields,
  isTemplate: boolean,
): readonly FieldProblem[] =>
  amountOrCart === 'cart' || isTemplate
    ? cartItems.flatMap((item, index) =>
        !isBlankItem(item) && item.quantity === undefined
          ? [missing(`cartItems.${index}.quantity`)]
          : [],
      )
    : [];

const modifierProblems = ({ totalModifiers }: LinkFields): readonly FieldProblem[] =>
  totalModifiers.flatMap((one, index) =>
    !isBlankModifier(one) && one.amount === undefined
      ? [missing(`totalModifiers.${index}.amount`)]
      : [],
  );

const messageProblems = (fields: LinkFields): readonly FieldProblem[] =>
  fields.hasOwnMessages
    ? (['successMessage', 'failureMessage'] as const).flatMap((name) =>
        fields[name] === undefined ? [missing(name)] : [],
      )
    : [];

/** Problems of incomplete rows, if the form shows them. A template always shows its items. */
export const begun = (
  fields: LinkFields,
  isOpen: (name: TemplateFieldName) => boolean,
  isTemplate: boolean,
): readonly FieldProblem[] => [
  ...(isOpen('amount') ? itemProblems(fields, isTemplate) : []),
  ...(isOpen('totalModifiers') ? modifierProblems(fields) : []),
  ...(isOpen('modifyTransactionMessages') ? messageProblems(fields) : []),
];

/** The first problem of each field, at the form's path. */
export function onePerField(
  { expiryUnit }: LinkFields,
  problems: readonly FieldProblem[],
): FieldProblem[] {
  const expiry = expiryUnit === 'specificDate' ? 'expiryDay' : 'expiryValue';
  return problems
    .map(({ path, message }) => ({ path: path === 'expiryValue' ? expiry : path, message }))
    .filter(({ path }, index, all) => all.findIndex((one) => one.path === path) === index);
}
