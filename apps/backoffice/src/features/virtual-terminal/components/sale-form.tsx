import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import { can, hidesAuthorizations } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { formatUsd, subtractCents } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { FormActions, FormLayout, FormSection, FormWide } from '@payfac/ui/form-layout';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { Suspense, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import {
  type TerminalAccount,
  useTerminalAccount,
} from '../../../entities/accounts/terminal-accounts.ts';
import { CardChoice } from '../../../entities/cards/card-choice.tsx';
import { cardHint } from '../../../entities/cards/card-fields.css.ts';
import { CardFields } from '../../../entities/cards/card-fields.tsx';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { type Bin, useBin } from '../order.ts';
import * as styles from '../page.css.ts';
import { type Sold, useSale } from '../use-sale.ts';
import {
  overCeilingProblems,
  priceOf,
  problemsOf,
  type Reduction,
  type SaleValues,
  saleForm,
  type Tender,
  type ValuesOf,
} from '../values.ts';
import { EcheckSection } from './echeck-section.tsx';
import { DuplicateDialog, SaleNotices } from './sale-notices.tsx';
import { AccountField, BillingFields, DetailsSection, PriceNote } from './sections.tsx';

/** What not every sale needs is fetched when one does. */
const CustomerField = laterPart(
  async () => (await import('../../../entities/customers/customer-field.tsx')).CustomerField,
);

const tenders = [
  { id: 'card', label: 'Card' },
  { id: 'saved', label: 'Saved card' },
  { id: 'echeck', label: 'eCheck' },
] as const;

const verbs: Readonly<Record<Tender, string>> = {
  card: 'Charge',
  saved: 'Charge',
  echeck: 'Debit',
};

/** A card in words by what its first digits tell, such as `Visa debit card`. */
const cardName = ({ cardBrand, cardKind }: Bin): string =>
  [cardBrand && cardBrandLabels[cardBrand], cardKind?.toLowerCase(), 'card']
    .filter(Boolean)
    .join(' ');

/** What another sale begins with: what is left of a partial approval keeps its order's details. */
export type Beginning = Pick<
  Partial<SaleValues>,
  'subMerchantId' | 'amount' | 'invoiceNumber' | 'description'
> &
  Pick<Partial<ValuesOf<'card'>>, 'motoIndicator'>;

interface SaleFormProps {
  readonly beginning: Beginning;
  /** Whether there is more than one account to choose from. */
  readonly hasChoice: boolean;
  /** All accounts, where they are few. */
  readonly few: readonly TerminalAccount[] | undefined;
  /** @param reduction where the lower of an account's two prices was charged. */
  readonly onSold: (sold: Sold, values: SaleValues, reduction: Reduction | undefined) => void;
}

/** One sale: the amount, the way it is paid, and what it is for. A decline keeps all of it. */
export function SaleForm({ beginning, hasChoice, few, onSold }: SaleFormProps) {
  const holder = useHolder();
  const [chosenCustomer, setCustomer] = useState<Customer>();
  const [isNaming, setNaming] = useState(false);
  const [digits, setDigits] = useState<string | null>(null);
  const hosted = useRef<MountedFields>(undefined);
  const sale = useCallForm(saleForm, {
    initial: { tender: 'card', ...beginning },
    call: (values) => sell(values),
    check: (values) => [
      ...problemsOf(values),
      ...overCeilingProblems(price.amount, account?.paymentCeiling),
    ],
    onDone: (sold) => {
      if (!sold) return;
      const values = form.getValues();
      const saving = subtractCents(values.amount, sold.payment.amount);
      const pricing = account?.dualPricing;
      onSold(sold, values, saving > 0 && pricing ? { saving, pricing } : undefined);
    },
  });
  const { form, Field, failure } = sale;
  const formState = useFormState({ control: form.control });
  const [tender, subMerchantId, amount, token, capture] = useWatch({
    control: form.control,
    name: ['tender', 'subMerchantId', 'amount', 'token', 'capture'],
  });
  // A customer belongs to an account: with another account there is another customer.
  const customer = chosenCustomer?.subMerchantId === subMerchantId ? chosenCustomer : undefined;
  const { found: account } = useTerminalAccount(subMerchantId);
  const bin = useBin(tender === 'card' ? digits : null);
  const savedCard = customer?.creditCards.find((each) => each.token === token);
  // What is known of the card that pays; an eCheck needs none.
  const cardOf = { card: bin, saved: savedCard, echeck: { cardKind: null } };
  const cardKind = cardOf[tender]?.cardKind ?? null;
  const price = priceOf(amount, account?.dualPricing, tender, cardKind);
  const { state, sell, question } = useSale(
    { fields: hosted, bin: digits, savedCard, dualPricing: account?.dualPricing },
    customer,
  );

  const choose = (chosen: Customer | undefined) => {
    setCustomer(chosen);
    if (!chosen) return;
    const { name, street, zip, creditCards } = chosen;
    const [billingAddress, cardHolderName, accountHolderName] = form.getValues([
      'billingAddress',
      'cardHolderName',
      'accountHolderName',
    ]);
    if (!cardHolderName) form.setValue('cardHolderName', name);
    if (!accountHolderName) form.setValue('accountHolderName', name);
    form.setValue('billingAddress', {
      street: billingAddress?.street || (street ?? ''),
      zip: billingAddress?.zip || (zip ?? ''),
    });
    const [first] = creditCards;
    if (first) form.setValue('token', first.token);
  };
  const mayNameCustomer = subMerchantId !== '' && can(holder, 'sidebar.customers');
  const customerField = mayNameCustomer && (
    <Suspense>
      <CustomerField
        subMerchantId={subMerchantId}
        customer={customer}
        isRequired={tender === 'saved'}
        onChange={choose}
      />
    </Suspense>
  );
  const customerOrButton =
    isNaming || customer ? (
      customerField
    ) : (
      <Button onPress={() => setNaming(true)}>Add customer</Button>
    );
  const shownTenders = tenders.filter(({ id }) => {
    if (id === 'saved') return can(holder, 'sidebar.customers');
    return id !== 'echeck' || account?.takesEchecks === true;
  });
  const verb = tender !== 'echeck' && capture === false ? 'Authorize' : verbs[tender];
  return (
    <Card>
      <FormLayout
        label="Sale"
        onSubmit={(event) => {
          event.preventDefault();
          sale.submit(() => {
            if (tender === 'card') hosted.current?.validate();
          });
        }}
      >
        <SaleNotices
          state={state}
          tender={tender}
          failure={failure}
          onAnotherCard={() => {
            hosted.current?.clear();
            hosted.current?.focus('number');
          }}
        />
        <FormSection>
          {hasChoice && (
            <FormWide>
              <Field
                name="subMerchantId"
                as={AccountField}
                label="Account"
                accountName={account?.dbaName}
                few={few}
                isRequired
              />
            </FormWide>
          )}
          <Field
            name="amount"
            as={Amount}
            label="Amount"
            isRequired
            autoFocus={subMerchantId !== ''}
          />
          <FormWide>
            <PriceNote price={price} isUndecided={cardOf[tender] === undefined} />
          </FormWide>
          {shownTenders.length > 1 && (
            <FormWide>
              <SegmentedControl
                label="Pay by"
                value={tender}
                onChange={(chosen) => form.setValue('tender', chosen)}
                options={shownTenders}
              />
            </FormWide>
          )}
        </FormSection>
        {tender === 'card' && (
          <FormSection title="Card">
            <FormWide>
              {subMerchantId === '' ? (
                <p className={cardHint}>Select an account to enter card details.</p>
              ) : (
                <CardFields
                  key={subMerchantId}
                  subMerchantId={subMerchantId}
                  fieldsRef={hosted}
                  onChange={(change) => setDigits(change.bin)}
                />
              )}
              {bin?.cardBrand && (
                <p className={styles.note} aria-live="polite">
                  {cardName(bin)}
                </p>
              )}
            </FormWide>
            <BillingFields sale={sale} />
            {customer && can(holder, 'customers.manage') && (
              <FormWide>
                <Field name="keepsCard" as={Tick} label={`Save this card to ${customer.name}`} />
              </FormWide>
            )}
          </FormSection>
        )}
        {tender === 'saved' && (
          <FormSection title="Saved card">
            {customerField && <FormWide>{customerField}</FormWide>}
            <FormWide>
              <Suspense>
                <CardChoice
                  customer={customer}
                  token={token}
                  errorMessage={
                    form.getFieldState('token', formState).error && 'Select a saved card.'
                  }
                  onChange={(chosen) => {
                    form.setValue('token', chosen.token);
                    form.clearErrors('token');
                  }}
                />
              </Suspense>
            </FormWide>
            {savedCard && <BillingFields sale={sale} />}
          </FormSection>
        )}
        {tender === 'echeck' && (
          <Suspense>
            <EcheckSection
              sale={sale}
              merchant={account?.dbaName ?? ''}
              phone={account?.phone ?? null}
              price={price}
            />
          </Suspense>
        )}
        <DetailsSection
          sale={sale}
          isCard={tender !== 'echeck'}
          mayAuthorize={!hidesAuthorizations(holder)}
          customer={tender === 'saved' || !mayNameCustomer ? undefined : customerOrButton}
        />
        <FormActions>
          <Button type="submit" variant="primary" size="large" isLoading={formState.isSubmitting}>
            {price.amount > 0 ? `${verb} ${formatUsd(price.amount)}` : verb}
          </Button>
        </FormActions>
      </FormLayout>
      <Suspense>{question && <DuplicateDialog {...question} />}</Suspense>
    </Card>
  );
}
