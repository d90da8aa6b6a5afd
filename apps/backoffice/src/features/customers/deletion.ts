import type { Customer } from '@payfac/domain/customers';
import type { Confirmation } from '../../shared/lists/actions/row-action.ts';

const counted = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [`${count} saved ${noun}${count === 1 ? '' : 's'}`];

/** What deleting a customer takes along, and what it leaves. */
export function deletionOf({ name, creditCards, bankAccounts }: Customer): Confirmation {
  const taken = [
    ...counted(creditCards.length, 'card'),
    ...counted(bankAccounts.length, 'bank account'),
  ].join(' and ');
  const text = [
    ...(taken === ''
      ? []
      : [`This also deletes ${taken}. Subscriptions charged to them will stop being paid.`]),
    "Payments and invoices stay. This can't be undone.",
  ].join(' ');
  return { title: `Delete ${name}?`, text, confirmLabel: 'Delete customer', tone: 'danger' };
}
