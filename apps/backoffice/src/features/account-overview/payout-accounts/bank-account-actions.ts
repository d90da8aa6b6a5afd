import {
  type Application,
  type PayoutBankAccount,
  payoutVerificationLabels,
} from '@payfac/domain/accounts';
import type { OverviewView } from '../../../entities/accounts/overview-address.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { bankAccountName } from './bank-account-name.ts';
import { payoutAccountsBy } from './calls-by-view.ts';

interface Held {
  readonly account: PayoutBankAccount;
  readonly application: Application;
  readonly view: OverviewView;
}

const body = ({ account: { applicationId, bankAccountToken } }: Held) => ({
  body: { applicationId, bankAccountToken },
});

/** A live merchant is always paid somewhere: the preferred account stays until another is preferred. */
const isRemovable = ({ account, application }: Held): boolean =>
  !(account.isPreferred && application.status === 'active');

/** What may be done with a bank account that payouts can go to. */
export const bankAccountActions: readonly RowAction<Held>[] = [
  {
    label: 'Verify',
    isOffered: ({ account }) => account.verification === 'pending',
    run: async ({ account: { bankAccountToken }, view }) => {
      const { verification } = await payoutAccountsBy[view].getInfo({ body: { bankAccountToken } });
      if (verification !== 'verified') {
        throw new Error(`Verification: ${payoutVerificationLabels[verification].toLowerCase()}.`);
      }
    },
    done: ({ account }) => `The bank verified ${bankAccountName(account)}.`,
  },
  {
    label: 'Make preferred',
    isOffered: ({ account }) => !account.isPreferred,
    confirm: ({ account }) => ({
      title: `Pay out to ${bankAccountName(account)}?`,
      text:
        account.verification === 'verified'
          ? 'New payouts go to this account. The merchant is notified.'
          : "New payouts go to this account and wait until it's verified. The merchant is notified.",
      confirmLabel: 'Make preferred',
    }),
    run: (held) => payoutAccountsBy[held.view].prefer(body(held)),
    done: ({ account }) => `Payouts go to ${bankAccountName(account)} now.`,
  },
  {
    label: 'Remove',
    tone: 'danger',
    isOffered: isRemovable,
    confirm: ({ account }) => ({
      title: `Remove ${bankAccountName(account)}?`,
      text: "This can't be undone. To use it again, enter its numbers again.",
      confirmLabel: 'Remove bank account',
      tone: 'danger',
    }),
    run: (held) => payoutAccountsBy[held.view].remove(body(held)),
    done: ({ account }) => `Removed ${bankAccountName(account)}.`,
  },
];
