import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import { can, hidesAuthorizations } from '@payfac/domain/access';
import type { SavedCard } from '@payfac/domain/customers';
import { formatUsd, subtractCents } from '@payfac/domain/money';
import { cardLabel } from '@payfac/domain/transactions';
import { Button } from '@payfac/ui/button';
import { FormLayout } from '@payfac/ui/form-layout';
import { Link } from '@payfac/ui/link';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { ShortcutKeys, useShortcuts } from '@payfac/ui/shortcut-help';
import { Suspense, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormState, useWatch } from 'react-hook-form';
import {
  type TerminalAccount,
  useTerminalAccount,
} from '../../../entities/accounts/terminal-accounts.ts';
import { HeroAmountField } from '../../../shared/form/controls/amounts.tsx';
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
import { CardSection, cardName, SavedCardSection } from './card-sections.tsx';
import { EcheckSection } from './echeck-section.tsx';
import { Extras } from './extras.tsx';
import { useSaleCustomer } from './sale-customer.tsx';
import { DuplicateDialog, SaleNotices } from './sale-notices.tsx';
import { AccountField, PriceNote, SaleOrHold } from './sections.tsx';

const tenders = [
  { id: 'card', label: 'New card' },
  { id: 'saved', label: 'Saved card' },
  { id: 'echeck', label: 'Bank account' },
] as const;

const verbs: Readonly<Record<Tender, string>> = {
  card: 'Charge',
  saved: 'Charge',
  echeck: 'Debit',
};

/** Loaded once there is an account to show it for. */
const Rail = laterPart(async () => (await import('./rail.tsx')).Rail);

/** The payment method, as far as it is known before the charge. */
function meansOf(tender: Tender, bin: Bin | undefined, saved: SavedCard | undefined) {
  if (tender === 'echeck') return 'Bank account';
  if (tender === 'card') return bin && cardName(bin);
  return saved && cardLabel(saved);
}

/** Another sale's initial values: the rest of a partial approval keeps its order's details. */
export type Beginning = Pick<
  Partial<SaleValues>,
  'subMerchantId' | 'amount' | 'invoiceNumber' | 'description'
> &
  Pick<Partial<ValuesOf<'card'>>, 'motoIndicator'>;

interface SaleFormProps {
  readonly beginning: Beginning;
  /** Whether there is more than one account to choose from. */
  readonly hasChoice: boolean;
  /** Where the account is chosen or shown. Default: above the form. */
  readonly accountSlot?: HTMLElement | null;
  /** All accounts, if there are few. */
  readonly few: readonly TerminalAccount[] | undefined;
  /** @param reduction set when the lower of an account's two prices was charged. */
  readonly onSold: (sold: Sold, values: SaleValues, reduction: Reduction | undefined) => void;
}

/** One sale: the amount, the payment method, and its details. A decline keeps all of it. */
export function SaleForm({ beginning, hasChoice, few, accountSlot, onSold }: SaleFormProps) {
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
  const [taxAmount, description, invoiceNumber] = useWatch({
    control: form.control,
    name: ['taxAmount', 'description', 'invoiceNumber'],
  });
  const { customer, customerField, customerOrButton } = useSaleCustomer(sale);
  const { found: account } = useTerminalAccount(subMerchantId);
  const bin = useBin(tender === 'card' ? digits : null);
  const savedCard = customer?.creditCards.find((each) => each.token === token);
  // What is known of the card to charge; an eCheck needs none.
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
  const formRef = useRef<HTMLFormElement>(null);
  useShortcuts({ 'mod+enter': () => formRef.current?.requestSubmit() });
  const isCard = tender !== 'echeck';
  const checkCard = () => {
    if (tender === 'card') hosted.current?.validate();
  };
  const accountField = hasChoice ? (
    <div className={styles.account}>
      <Field
        name="subMerchantId"
        as={AccountField}
        label="Account"
        isLabelHidden
        accountName={account?.dbaName}
        few={few}
        isRequired
      />
    </div>
  ) : (
    account && <p className={styles.only}>{account.dbaName}</p>
  );
  return (
    <div className={styles.till}>
      {accountSlot ? createPortal(accountField, accountSlot) : accountField}
      <FormLayout
        label="Sale"
        ref={formRef}
        onSubmit={(event) => {
          event.preventDefault();
          sale.submit(checkCard);
        }}
        onUnreadable={() => sale.submit(checkCard)}
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
        <div className={styles.parts}>
          <div className={styles.sum}>
            <div className={styles.ways}>
              {shownTenders.length > 1 && (
                <SegmentedControl
                  label="Pay by"
                  value={tender}
                  onChange={(chosen) => form.setValue('tender', chosen)}
                  options={shownTenders}
                />
              )}
              {can(holder, 'sidebar.applePay') && (
                <span className={styles.elsewhere}>
                  <Link href="/apple-pay" variant="standalone">
                    Apple Pay
                  </Link>
                </span>
              )}
            </div>
            <div className={styles.amount}>
              <Field
                name="amount"
                as={HeroAmountField}
                label="Amount"
                isRequired
                autoFocus={subMerchantId !== ''}
              />
            </div>
          </div>
          {subMerchantId === '' && (
            <p className={styles.note}>Choose an account first, at the top of the page.</p>
          )}
          <PriceNote price={price} isUndecided={cardOf[tender] === undefined} />
          {tender === 'card' && <CardSection sale={sale} fieldsRef={hosted} onDigits={setDigits} />}
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
          <Extras
            sale={sale}
            isCard={isCard}
            customer={tender === 'saved' ? undefined : customerOrButton}
          />
          {tender === 'card' && customer && can(holder, 'customers.manage') && (
            <Field name="keepsCard" as={Tick} label={`Save this card to ${customer.name}`} />
          )}
          <div className={styles.charge}>
            {isCard && !hidesAuthorizations(holder) && (
              <div className={styles.ways}>
                <Field name="capture" as={SaleOrHold} label="Charge" />
                {capture === false && (
                  <p className={styles.note}>Places a hold now; capture all or part of it later.</p>
                )}
              </div>
            )}
            <div className={styles.button}>
              <Button
                type="submit"
                variant="primary"
                size="large"
                isLoading={formState.isSubmitting}
                trailingIcon={
                  <span className={styles.keys} aria-hidden="true">
                    <ShortcutKeys shortcut="mod+enter" />
                  </span>
                }
              >
                {price.amount > 0 ? `${verb} ${formatUsd(price.amount)}` : verb}
              </Button>
            </div>
          </div>
        </div>
      </FormLayout>
      <Suspense>
        <Rail
          subMerchantId={subMerchantId}
          draft={{
            merchant: account?.dbaName ?? 'No account chosen yet',
            total: price.amount,
            tax: taxAmount,
            what: description || (invoiceNumber ? `Invoice ${invoiceNumber}` : 'Payment'),
            means: meansOf(tender, bin, savedCard),
          }}
        />
      </Suspense>
      <Suspense>{question && <DuplicateDialog {...question} />}</Suspense>
    </div>
  );
}
