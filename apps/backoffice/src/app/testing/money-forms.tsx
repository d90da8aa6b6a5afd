import { fixtures } from '@payfac/api/testing';
import { applePayTestCardLabels } from '@payfac/domain/apple-pay';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import { cents } from '@payfac/domain/money';
import { payoutTypeLabels, payoutTypes } from '@payfac/domain/payouts';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VoidDialog } from '../../entities/transactions/void-dialog.tsx';
import { AccountContext } from '../../features/account-overview/account.ts';
import { ReleaseDialog } from '../../features/account-overview/funds/reserved-card.tsx';
import { reads } from '../../features/account-overview/merchant-page.tsx';
import { SimulatePayment } from '../../features/apple-pay/simulate/simulate-payment.tsx';
import { Component as NewInstallments } from '../../features/installments/plan/new-page.tsx';
import { NewPayout } from '../../features/manual-payouts/new-payout.tsx';
import {
  CaptureDialog,
  RefundDialog,
} from '../../features/transactions/components/money-dialogs.tsx';
import { SaleForm } from '../../features/virtual-terminal/components/sale-form.tsx';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';

const close = () => undefined;
const transaction = fixtures.transactions.saleCard;
const [record] = fixtures.applications.get.subMerchantDocs;

if (!record) throw new Error('The examples have a record.');

export const hundred = cents(10_000);
const reserved = { all: hundred, card: hundred, eCheck: hundred };

export interface Shown {
  readonly user: ReturnType<typeof renderScreen>['user'];
}

export interface MoneyForm {
  readonly name: string;
  readonly form: ReactNode;
  /** Fills in the required fields. */
  readonly fill?: (shown: Shown) => Promise<void>;
  readonly press: RegExp;
}

const enter = async ({ user }: Shown, label: RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text);
const select = async ({ user }: Shown, label: RegExp, text: string | RegExp) => {
  const control = await screen.findByLabelText(label);
  const option = [...control.querySelectorAll('option')].find(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent ?? ''),
  );
  await user.selectOptions(control, option?.value ?? '');
};

/** Every form that moves money, except the card form, whose number is typed in a separate window. */
export const moneyForms: readonly MoneyForm[] = [
  {
    name: 'refund',
    form: (
      <RefundDialog
        transaction={transaction}
        refundable={hundred}
        voidableUntil={null}
        onClose={close}
      />
    ),
    press: /^Refund \$100\.00/,
  },
  {
    name: 'capture',
    form: <CaptureDialog transaction={transaction} capturable={hundred} onClose={close} />,
    press: /^Capture \$100\.00/,
  },
  {
    name: 'void',
    form: (
      <VoidDialog transaction={transaction} amountText="$100.00" until={null} onClose={close} />
    ),
    press: /^Void \$100\.00/,
  },
  {
    name: 'payout',
    form: <NewPayout onClose={close} />,
    fill: async (shown) => {
      await enter(shown, /^Amount/, '20');
      await enter(shown, /^Beneficiary/, 'Harbor Books');
      await select(shown, /^Type/, payoutTypeLabels[payoutTypes[0]]);
      await select(shown, /^Processor/, processorLabels.fnbo);
    },
    press: /^Create payout/,
  },
  {
    name: 'release',
    form: (
      <AccountContext
        value={{ application: fixtures.applications.get, record, view: 'merchant', reads }}
      >
        <ReleaseDialog totals={reserved} onClose={close} />
      </AccountContext>
    ),
    fill: async (shown) => {
      await enter(shown, /^Amount/, '20');
      await enter(shown, /^Reason/, 'Six months without a dispute.');
    },
    press: /^Release funds/,
  },
  {
    name: 'Apple Pay',
    form: <SimulatePayment onClose={close} />,
    fill: async (shown) => {
      await enter(shown, /^Amount/, '20');
      await select(shown, /^Card in the wallet/, applePayTestCardLabels.visa);
    },
    press: /^Pay \$20\.00/,
  },
  {
    name: 'eCheck',
    form: (
      <SaleForm
        beginning={{ subMerchantId: 'sm_1' }}
        hasChoice={false}
        few={undefined}
        onSold={close}
      />
    ),
    fill: async (shown) => {
      await enter(shown, /^Amount/, '20');
      await shown.user.click(await screen.findByRole('radio', { name: 'Bank account' }));
      await enter(shown, /^Account holder name/, 'Grace Murray');
      await enter(shown, /^Routing number/, '110000000');
      await enter(shown, /^Account number/, '000123456789');
      await select(shown, /^How the debit/, /TEL|phone/i);
      await shown.user.click(screen.getByRole('checkbox', { name: /said yes/ }));
    },
    press: /^Debit/,
  },
  {
    name: 'installments',
    form: <NewInstallments />,
    fill: async (shown) => {
      const { user } = shown;
      await enter(shown, /^Total/, '100');
      await enter(shown, /^Number of payments/, '3');
      const due = screen.getByRole('textbox', { name: /^First payment due/ });
      await user.clear(due);
      await user.type(due, '01312099');
      await user.click(screen.getByLabelText(/^Customer/));
      await user.type(await screen.findByRole('combobox', { name: 'Customer' }), 'Gra');
      await user.click(await screen.findByRole('option', { name: /Grace Murray/ }));
      await screen.findByRole('radiogroup', { name: /^Saved card/ });
    },
    press: /^Create plan/,
  },
];
