import { motoIndicatorLabels, motoIndicators } from '@payfac/domain/enumerations';
import { formatUsd } from '@payfac/domain/money';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Select } from '@payfac/ui/select';
import type { ReactNode } from 'react';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { textOrNothing } from '../../../shared/form/controls/control.ts';
import { Zip } from '../../../shared/form/controls/digits.tsx';
import { loadedOnFocus } from '../../../shared/form/controls/loaded-on-focus.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import * as styles from '../page.css.ts';
import type { Price, saleForm } from '../values.ts';
import type { AccountFieldProps } from './account-search.tsx';

export interface SectionProps {
  readonly sale: CallFormHandle<typeof saleForm>;
}

const OrderTaken = choiceOf(motoIndicators, motoIndicatorLabels);

/** The address that the issuer checks. */
export function BillingFields({ sale: { Field } }: SectionProps) {
  return (
    <>
      <FormWide>
        <Field
          name="cardHolderName"
          as={Text}
          label="Cardholder name"
          isRequired
          autoComplete="off"
        />
      </FormWide>
      <Field
        name="billingAddress.street"
        as={Text}
        label="Billing street"
        isRequired
        autoComplete="off"
      />
      <Field name="billingAddress.zip" as={Zip} label="Billing ZIP" isRequired />
    </>
  );
}

interface DetailsSectionProps extends SectionProps {
  readonly isCard: boolean;
  readonly mayAuthorize: boolean;
  /** The customer's field. */
  readonly customer: ReactNode;
}

/** What the payment is for; nothing of it has to be filled in. */
export function DetailsSection({ sale, isCard, mayAuthorize, customer }: DetailsSectionProps) {
  const { Field } = sale;
  return (
    <FormSection title="Details">
      {customer !== undefined && <FormWide>{customer}</FormWide>}
      <Field name="invoiceNumber" as={Text} label="Invoice number" maxLength={40} />
      <Field name="taxAmount" as={Amount} label="Tax included" />
      <FormWide>
        <Field name="description" as={Text} label="Notes" maxLength={255} />
      </FormWide>
      {isCard && (
        <Field
          name="motoIndicator"
          as={OrderTaken}
          label="Order taken by"
          placeholder="In person"
        />
      )}
      {isCard && mayAuthorize && (
        <FormWide>
          <Field
            name="capture"
            as={AuthorizeOnly}
            label="Authorize only"
            description="Place a hold now and capture all or part of it later."
          />
        </FormWide>
      )}
    </FormSection>
  );
}

type TickProps = Parameters<typeof Tick>[0];

/** Ticked, the money is not taken yet. */
const AuthorizeOnly = ({ value, onChange, ...rest }: TickProps) => (
  <Tick
    {...rest}
    value={value === false}
    onChange={(isAuthorizeOnly) => onChange(isAuthorizeOnly === true ? false : undefined)}
  />
);

interface PriceNoteProps {
  readonly price: Price;
  /** No card is known yet that decides between the two. */
  readonly isUndecided: boolean;
}

/** Both prices of an account with two, and which one is charged. */
export function PriceNote({ price: { prices, isReduced }, isUndecided }: PriceNoteProps) {
  if (prices === undefined || prices.standard === 0) return null;
  const applied = isReduced
    ? `${formatUsd(prices.saving)} off is applied.`
    : 'The credit price applies.';
  return (
    <p className={styles.note} aria-live="polite">
      Credit {formatUsd(prices.standard)} · Debit or eCheck {formatUsd(prices.reduced)}.{' '}
      {isUndecided ? 'Which one applies depends on the card.' : applied}
    </p>
  );
}

/** Of many accounts, the one that is paid is found by its name. */
const AccountSearch = loadedOnFocus(
  laterPart(async () => (await import('./account-search.tsx')).AccountSearch),
);

/** The account that is paid: chosen from a few, or searched among many. */
export function AccountField(props: AccountFieldProps) {
  const { few, accountName: _, value = '', onChange, ...rest } = props;
  if (few === undefined) return <AccountSearch {...props} />;
  return (
    <Select
      {...rest}
      placeholder="Select an account"
      value={value}
      options={few.map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }))}
      onChange={(id) => onChange(textOrNothing(id))}
    />
  );
}
