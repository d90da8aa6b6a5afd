import { payoutVerificationLabels } from '@payfac/domain/accounts';
import { Banner } from '@payfac/ui/banner';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { RoutingNumber } from '../../../../shared/form/controls/digits.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import type { StepProps } from '../schema.ts';

/** The checking account for payouts. */
export function PayoutStep({ wizard: { Field }, application }: StepProps) {
  const account = application?.payoutBankAccounts.find(({ isPreferred }) => isPreferred);
  const isRequired = account === undefined;
  return (
    <>
      {account && (
        <Banner
          tone={account.verification === 'failed' ? 'warning' : 'info'}
          title="Account on file"
        >
          {[
            account.accountHolderName,
            `${account.bankName ?? 'Checking'} •••• ${account.last4}`,
            payoutVerificationLabels[account.verification],
          ].join(' · ')}
          . Leave the fields empty to keep it.
        </Banner>
      )}
      <FormSection
        title={account ? 'Another payout account' : 'Payout account'}
        description="The business’s checking account. We verify it with the bank before saving."
      >
        <FormWide>
          <Field
            name="payout.accountHolderName"
            as={Text}
            label="Name on the account"
            isRequired={isRequired}
            maxLength={120}
          />
        </FormWide>
        <Field
          name="payout.routingNumber"
          as={RoutingNumber}
          label="Routing number"
          isRequired={isRequired}
        />
        <Field
          name="payout.accountNumber"
          as={Text}
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={17}
          isRequired={isRequired}
        />
      </FormSection>
    </>
  );
}
