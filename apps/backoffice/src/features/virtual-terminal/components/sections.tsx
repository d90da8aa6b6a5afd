import { formatUsd } from '@payfac/domain/money';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { Select } from '@payfac/ui/select';
import {
  type ControlProps,
  chosenFrom,
  textOrNothing,
} from '../../../shared/form/controls/control.ts';
import { Zip } from '../../../shared/form/controls/digits.tsx';
import { loadedOnFocus } from '../../../shared/form/controls/loaded-on-focus.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import * as styles from '../page.css.ts';
import type { Price, saleForm } from '../values.ts';
import type { AccountFieldProps } from './account-search.tsx';

export interface SectionProps {
  readonly sale: CallFormHandle<typeof saleForm>;
}

/** The address that the issuer checks, in one row if there is room. */
export const BillingFields = ({ sale: { Field } }: SectionProps) => (
  <div className={styles.billing}>
    <Field name="cardHolderName" as={Text} label="Cardholder name" isRequired autoComplete="off" />
    <Field
      name="billingAddress.street"
      as={Text}
      label="Billing street"
      isRequired
      autoComplete="off"
    />
    <Field name="billingAddress.zip" as={Zip} label="Billing ZIP" isRequired />
  </div>
);

const kinds = [
  { id: 'sale', label: 'Sale' },
  { id: 'auth', label: 'Authorize only' },
] as const;

/** Whether the payment is captured now or only authorized. */
export const SaleOrHold = ({ label, value, onChange }: ControlProps<boolean>) => (
  <SegmentedControl
    label={label}
    options={kinds}
    value={value === false ? 'auth' : 'sale'}
    onChange={(kind) => onChange(kind === 'auth' ? false : undefined)}
  />
);

interface PriceNoteProps {
  readonly price: Price;
  /** Whether the card that decides between the two is still unknown. */
  readonly isUndecided: boolean;
}

/** Both prices of an account with dual pricing, and which one is charged. */
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

/** With many accounts, the payee is found by name. */
const AccountSearch = loadedOnFocus(
  laterPart(async () => (await import('./account-search.tsx')).AccountSearch),
  'Choose an account',
);

/** The payee account: chosen from a few, or searched among many. */
export const AccountField = chosenFrom((props: AccountFieldProps) => {
  const { few, accountName: _, value = '', onChange, ...rest } = props;
  if (few === undefined) return <AccountSearch {...props} />;
  return (
    <Select
      {...rest}
      placeholder="Choose an account"
      value={value}
      options={few.map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }))}
      onChange={(id) => onChange(textOrNothing(id))}
    />
  );
});
