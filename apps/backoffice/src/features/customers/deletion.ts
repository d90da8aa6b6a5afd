import type { Customer } from '@payfac/domain/customers';
import { counted } from '../../shared/counted.ts';
import type { Confirmation } from '../../shared/lists/actions/row-action.ts';

const saved = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [counted(count, `saved ${noun}`)];

/** What deleting a customer takes along, and what it leaves. */
export function deletionOf({ name, creditCards, bankAccounts }: Customer): Confirmation {
  const taken = [
    ...saved(creditCards.length, 'card'),
    ...saved(bankAccounts.length, 'bank account'),
  ].join(' and ');
  const text = [
    ...(taken === ''
      ? []
      : [`This also deletes ${taken}. Subscriptions charged to them will stop being paid.`]),
    "Payments and invoices stay. This can't be undone.",
  ].join(' ');
  return { title: `Delete ${name}?`, text, confirmLabel: 'Delete customer', tone: 'danger' };
}
