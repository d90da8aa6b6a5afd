import { hidesAuthorizations } from '@payfac/domain/access';
import { Checkbox } from '@payfac/ui/checkbox';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Select } from '@payfac/ui/select';
import { TextField } from '@payfac/ui/text-field';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { AccountChoice } from '../../../entities/accounts/terminal-accounts.ts';
import { useControlled } from '../../../shared/form/controlled.ts';
import { useHolder } from '../../../shared/session/session.ts';
import type { TerminalValues } from '../form-schema.ts';

interface SectionProps {
  readonly control: Control<TerminalValues>;
}

interface PaymentSectionProps extends SectionProps {
  readonly accounts: readonly AccountChoice[];
}

/** What is charged, for whom, and whether it is charged now. */
export function PaymentSection({ control, accounts }: PaymentSectionProps) {
  const account = useControlled(control, 'subMerchantId');
  const { field: capture } = useController({ control, name: 'capture' });
  // Nobody is offered what they could not find again.
  const mayAuthorize = !hidesAuthorizations(useHolder());
  return (
    <FormSection title="Payment">
      {accounts.length > 1 && (
        <FormWide>
          <Select
            {...account}
            label="Account"
            placeholder="Choose an account"
            options={accounts}
            isRequired
          />
        </FormWide>
      )}
      <CurrencyInput
        {...useControlled(control, 'amount')}
        output="string"
        label="Amount"
        isRequired
      />
      <TextField {...useControlled(control, 'invoiceNumber')} label="Invoice number" />
      <FormWide>
        <TextField {...useControlled(control, 'description')} label="Description" />
      </FormWide>
      {mayAuthorize && (
        <FormWide>
          <Checkbox
            label="Authorize only"
            description="Place a hold now and capture all or part of it later."
            value={!capture.value}
            onChange={(isAuthorizeOnly) => capture.onChange(!isAuthorizeOnly)}
          />
        </FormWide>
      )}
    </FormSection>
  );
}

interface CardSectionProps extends SectionProps {
  /** The hosted card fields. */
  readonly children: ReactNode;
}

/** Whose card it is, the hosted fields, and the address the issuer checks. */
export function CardSection({ control, children }: CardSectionProps) {
  return (
    <FormSection title="Card">
      <FormWide>
        <TextField
          {...useControlled(control, 'cardHolderName')}
          label="Cardholder name"
          autoComplete="off"
          isRequired
        />
      </FormWide>
      <FormWide>{children}</FormWide>
      <TextField
        {...useControlled(control, 'billingAddress.street')}
        label="Billing street"
        autoComplete="off"
        isRequired
      />
      <TextField
        {...useControlled(control, 'billingAddress.zip')}
        label="Billing ZIP"
        autoComplete="off"
        isRequired
      />
    </FormSection>
  );
}
