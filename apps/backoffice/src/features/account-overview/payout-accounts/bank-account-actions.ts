import { applicationsCenter, payoutAccountsCenter } from '@payfac/api/contract/accounts-center';
import * as applications from '@payfac/api/contract/applications';
import * as echecks from '@payfac/api/contract/echecks';
import * as payoutAccounts from '@payfac/api/contract/payout-accounts';
import {
  type Application,
  type PayoutBankAccount,
  payoutVerificationLabels,
} from '@payfac/domain/accounts';
import type { OverviewView } from '../../../entities/accounts/overview-address.ts';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';

const tokenize = send(echecks.tokenize);

/** Service providers change payout accounts with their own calls. */
export const payoutAccountsBy = {
  merchant: {
    tokenize,
    add: send(payoutAccounts.add),
    getInfo: send(payoutAccounts.getInfo),
    prefer: send(payoutAccounts.prefer),
    remove: send(payoutAccounts.remove),
  },
  provider: {
    tokenize,
    add: send(payoutAccountsCenter.add),
    getInfo: send(payoutAccountsCenter.getInfo),
    prefer: send(payoutAccountsCenter.prefer),
    remove: send(payoutAccountsCenter.remove),
  },
};

export const updateBy = {
  merchant: send(applications.update),
  provider: send(applicationsCenter.update),
};

/** Such as 'Simulated Bank •••• 6789'. */
export const bankAccountName = ({
  bankName,
  last4,
}: Pick<PayoutBankAccount, 'bankName' | 'last4'>): string =>
  `${bankName ?? 'Checking'} •••• ${last4}`;

interface Held {
  readonly account: PayoutBankAccount;
  readonly application: Application;
  readonly view: OverviewView;
}

const body = ({ account: { applicationId, bankAccountToken } }: Held) => ({
  body: { applicationId, bankAccountToken },
});

/**
 * A live merchant always has a payout destination: its preferred account can't be removed until another is preferred.
 */
const isRemovable = ({ account, application }: Held): boolean =>
  !(account.isPreferred && application.status === 'active');

/** The actions on a payout account. */
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
          : 'New payouts go to this account and wait until it’s verified. The merchant is notified.',
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
      text: 'This can’t be undone. To use it again, enter its numbers again.',
      confirmLabel: 'Remove bank account',
      tone: 'danger',
    }),
    run: (held) => payoutAccountsBy[held.view].remove(body(held)),
    done: ({ account }) => `Removed ${bankAccountName(account)}.`,
  },
];
