import { saleCard } from '@payfac/api/contract/transactions';
import { can } from '@payfac/domain/access';
import { applePayTestCardLabels, applePayTestCards } from '@payfac/domain/apple-pay';
import { formatUsd } from '@payfac/domain/money';
import { cardLabel } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { FormLayout, FormSection, FormWide } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { ButtonLink } from '@payfac/ui/link';
import { Modal } from '@payfac/ui/modal';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import { recordAt } from '../../../shared/address.ts';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { FormProblems } from '../../../shared/form/form-problems.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { useOwnAccount } from '../../../shared/session/own-account.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { useApplePayOnce } from './pay-once.ts';

const Account = laterRecordOf(async () => (await import('./active-accounts.ts')).activeAccounts);
const WalletCard = choiceOf(applePayTestCards, applePayTestCardLabels);

const { subMerchantId, amount } = saleCard.body.shape;
const simulated = {
  body: z.strictObject({ subMerchantId, amount, card: z.enum(applePayTestCards) }),
};

const unknownText =
  "We haven't heard back from the processor. We're checking the result — don't pay again. You can close this; we'll tell you how it ended.";

interface ApprovedProps {
  readonly payment: Transaction;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The outcome of the payment, and the way to it. */
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

interface SimulatePaymentProps {
  readonly onClose: () => void;
}

/** Pays by a wallet that is simulated: a real transaction of this platform, by a test card. */
export function SimulatePayment({ onClose }: SimulatePaymentProps) {
  const id = useId();
  const own = useOwnAccount();
  const [paid, setPaid] = useState<Transaction>();
  const { state, pay } = useApplePayOnce();
  const form = useCallForm(simulated, {
    initial: { ...(own !== undefined && { subMerchantId: own }), card: 'visa' },
    call: pay,
    onDone: setPaid,
  });
  const { Field } = form;
  const total = useWatch({ control: form.form.control, name: 'amount' });
  if (paid) {
    return <Approved payment={paid} onAgain={() => setPaid(undefined)} onClose={onClose} />;
  }
  return (
    <Modal
      isOpen
      isStatic={state === 'sending'}
      onOpenChange={onClose}
      title="Simulate an Apple Pay payment"
      footer={
        <>
          <Button onPress={onClose} isDisabled={state === 'sending'}>
            {state === 'unknown' ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" form={id} variant="primary" isLoading={state !== 'idle'}>
            {total ? `Pay ${formatUsd(total)}` : 'Pay'}
          </Button>
        </>
      }
    >
      <FormLayout
        id={id}
        label="Simulate an Apple Pay payment"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {state === 'unknown' && (
          <Banner tone="warning" isAnnounced>
            {unknownText}
          </Banner>
        )}
        <FormProblems of={form} />
        <Stack gap="md">
          <p>
            No device is needed. The payment is made with a test card and shows up among
            transactions like any other.
          </p>
          <FormSection>
            {own === undefined && (
              <FormWide>
                <Field name="subMerchantId" as={Account} label="Account" isRequired />
              </FormWide>
            )}
            <Field name="amount" as={Amount} label="Amount" isRequired />
            <Field name="card" as={WalletCard} label="Card in the wallet" isRequired />
          </FormSection>
        </Stack>
      </FormLayout>
    </Modal>
  );
}
