import type { Input } from '@payfac/api';
import * as tokenization from '@payfac/api/contract/tokenization';
import * as transactions from '@payfac/api/contract/transactions';
import { can } from '@payfac/domain/access';
import { applePayTestCardLabels, applePayTestCards } from '@payfac/domain/apple-pay';
import { formatUsd } from '@payfac/domain/money';
import { cardLabel } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { ButtonLink } from '@payfac/ui/link';
import { Modal } from '@payfac/ui/modal';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Transaction } from '../../../entities/transactions/transaction.tsx';
import { recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../../shared/money-move/money-form-dialog.tsx';
import { chargeTimeoutMs, useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { useOwnAccount } from '../../../shared/session/account.ts';
import { useHolder } from '../../../shared/session/session.ts';

const Account = laterRecordOf(async () => (await import('./active-accounts.ts')).activeAccounts);
const WalletCard = choiceOf(applePayTestCards, applePayTestCardLabels);

const ofSale = transactions.saleCard.body.shape;
const simulated = {
  body: z.strictObject({
    subMerchantId: ofSale.subMerchantId,
    amount: ofSale.amount,
    card: z.enum(applePayTestCards),
  }),
};
type Simulated = z.output<typeof simulated.body>;
type Sale = Input<typeof transactions.saleCard>['body'];

interface ApprovedProps {
  readonly payment: Transaction;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The payment's outcome, with a link to it. */
function Approved({ payment, onAgain, onClose }: ApprovedProps) {
  const mayView = can(useHolder(), 'sidebar.transactions');
  const isHeld = payment.status === 'for-review';
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title="Simulated Apple Pay payment"
      footer={
        <>
          <Button onPress={onAgain}>Pay again</Button>
          {mayView ? (
            <ButtonLink
              variant="primary"
              href={recordAt('/reporting/transactions', payment.transactionId)}
            >
              View transaction
            </ButtonLink>
          ) : (
            <Button variant="primary" onPress={onClose}>
              Done
            </Button>
          )}
        </>
      }
    >
      <Banner
        tone={isHeld ? 'warning' : 'success'}
        title={`${formatUsd(payment.authorizedAmount)} ${isHeld ? 'held for review' : 'approved'}`}
        isAnnounced
      >
        {`${cardLabel(payment)} of ${payment.cardHolderName ?? 'the payer'}, for ${payment.accountName}.`}
      </Banner>
    </Modal>
  );
}

/** Turns the wallet's data into a sale: a single-use token and the payer. */
async function saleOf({ card, subMerchantId, amount }: Simulated): Promise<Sale> {
  const { token, cardHolderName, billingAddress } = await send(tokenization.applePayTestToken)({
    body: { subMerchantId, card },
  });
  return {
    subMerchantId,
    amount,
    token,
    cardHolderName,
    billingAddress,
    description: 'Simulated Apple Pay payment',
    source: 'backoffice',
  };
}

interface SimulatePaymentProps {
  readonly onClose: () => void;
}

/** Pays with a simulated wallet: a real transaction on this platform, with a test card. */
export function SimulatePayment({ onClose }: SimulatePaymentProps) {
  const own = useOwnAccount();
  const [paid, setPaid] = useState<Transaction>();
  const { state, move } = useMoneyMove({
    describe: ({ amount: total }: Sale) => ({ what: 'sale', amount: formatUsd(total) }),
    send: (body: Sale, idempotencyKey) =>
      send(transactions.saleCard)({ body }, { idempotencyKey, timeoutMs: chargeTimeoutMs }),
    transactionIdOf: ({ transactionId }) => transactionId,
  });
  const form = useCallForm(simulated, {
    initial: { ...(own !== undefined && { subMerchantId: own }), card: 'visa' },
    call: async (values) => move(await saleOf(values)),
    onDone: setPaid,
  });
  const { Field } = form;
  const total = useWatch({ control: form.form.control, name: 'amount' });
  if (paid) {
    return <Approved payment={paid} onAgain={() => setPaid(undefined)} onClose={onClose} />;
  }
  return (
    <MoneyFormDialog
      of={form}
      state={state}
      title="Simulate an Apple Pay payment"
      submitLabel={total ? `Pay ${formatUsd(total)}` : 'Pay'}
      verb="pay"
      onClose={onClose}
    >
      <Text>
        No device is needed. The payment is made with a test card and shows up among transactions
        like any other.
      </Text>
      <FormSection>
        {own === undefined && (
          <FormWide>
            <Field name="subMerchantId" as={Account} label="Account" isRequired />
          </FormWide>
        )}
        <Field name="amount" as={Amount} label="Amount" isRequired />
        <Field name="card" as={WalletCard} label="Card in the wallet" isRequired />
      </FormSection>
    </MoneyFormDialog>
  );
}
