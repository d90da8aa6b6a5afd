import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import { can, hidesAuthorizations } from '@payfac/domain/access';
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
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { useBin } from '../order.ts';
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
import { CardSection, SavedCardSection } from './card-sections.tsx';
import { EcheckSection } from './echeck-section.tsx';
import { useSaleCustomer } from './sale-customer.tsx';
import { DuplicateDialog, SaleNotices } from './sale-notices.tsx';
import { AccountField, DetailsSection, PriceNote } from './sections.tsx';

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
  const { customer, customerField, customerOrButton } = useSaleCustomer(sale);
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
          <CardSection
            sale={sale}
            fieldsRef={hosted}
            bin={bin}
            customer={customer}
            onDigits={setDigits}
          />
        )}
        {tender === 'saved' && (
          <SavedCardSection sale={sale} customer={customer} field={customerField} />
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
          customer={tender === 'saved' ? undefined : customerOrButton}
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
