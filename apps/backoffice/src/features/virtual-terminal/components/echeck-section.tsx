import { formatPhoneNumber } from '@payfac/domain/contact';
import { authorizationText, secCodeLabels } from '@payfac/domain/echecks';
import { formatUsd } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { bankFields } from '../../../entities/accounts/bank-fields.ts';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { now } from '../../../shared/time/clock.ts';
import { showSpokenDate } from '../../../shared/time/show.ts';
import { keyedSecCodes, type Price } from '../values.ts';
import type { SectionProps } from './sections.tsx';

const SecCode = choiceOf(keyedSecCodes, secCodeLabels);

interface EcheckSectionProps extends SectionProps {
  readonly merchant: string;
  /** The merchant's phone number, 10 digits. */
  readonly phone: string | null;
  readonly price: Price;
}

/** The bank account, the debit's authorization, and the text that its holder agrees to. */
export function EcheckSection({
  sale: { Field, form },
  merchant,
  phone,
  price,
}: EcheckSectionProps) {
  const [secCode, account] = useWatch({
    control: form.control,
    name: ['secCode', 'accountNumber'],
  });
  return (
    <FormSection title="eCheck">
      <FormWide>
        <Field name="accountHolderName" {...bankFields.accountHolderName} />
      </FormWide>
      <Field name="routingNumber" {...bankFields.routingNumber} />
      <Field name="accountNumber" {...bankFields.accountNumber} />
      <FormWide>
        <Field name="secCode" as={SecCode} label="How the debit was authorized" isRequired />
      </FormWide>
      {secCode !== undefined && (
        <FormWide>
          <Banner title={secCode === 'TEL' ? 'Read this to the account holder' : 'What is signed'}>
            {authorizationText({
              secCode,
              merchant,
              amount: formatUsd(price.amount),
              account: account?.slice(-4) || '____',
              date: showSpokenDate(now()),
              phone: phone ? formatPhoneNumber(phone) : undefined,
            })}
          </Banner>
        </FormWide>
      )}
      <FormWide>
        <Field
          name="isAuthorized"
          as={Tick}
          label={
            secCode === 'TEL'
              ? 'The account holder said yes, and the call is recorded or confirmed in writing'
              : 'The account holder signed this authorization'
          }
        />
      </FormWide>
    </FormSection>
  );
}
