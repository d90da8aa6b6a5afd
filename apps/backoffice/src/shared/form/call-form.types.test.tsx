import { create as createPayout } from '@payfac/api/contract/payouts';
import { expect, it } from 'vitest';
import { Amount, WholeNumber } from './controls/amounts.tsx';
import { choiceOf } from './controls/choices.tsx';
import { Phone } from './controls/masked.tsx';
import { Text } from './controls/text.tsx';
import { Tick } from './controls/toggles.tsx';
import type { CallFormHandle } from './use-call-form.tsx';

const Kind = choiceOf(['merchant', 'partner'], { merchant: 'Merchant', partner: 'Partner' });
const Fruit = choiceOf(['apple'], { apple: 'Apple' });

/** Never rendered: each marked line must not compile. */
export function Bindings({
  payout: { Field },
}: {
  readonly payout: CallFormHandle<typeof createPayout>;
}) {
  return (
    <>
      <Field name="amount" as={Amount} label="Amount" />
      <Field name="beneficiary" as={Text} label="Beneficiary" maxLength={80} />
      <Field name="createLedgerEntries" as={Tick} label="Post to the ledger" />
      {/* @ts-expect-error The body has no such field. */}
      <Field name="amont" as={Text} label="Amount" />
      {/* @ts-expect-error Cents are not text. */}
      <Field name="amount" as={Text} label="Amount" />
      {/* @ts-expect-error A plain number is not cents. */}
      <Field name="amount" as={WholeNumber} label="Amount" />
      {/* @ts-expect-error A yes or no is not a phone number. */}
      <Field name="createLedgerEntries" as={Phone} label="Post to the ledger" />
      {/* @ts-expect-error An amount is not yes or no. */}
      <Field name="amount" as={Tick} label="Amount" />
      {/* @ts-expect-error Another enumeration than the field's. */}
      <Field name="type" as={Fruit} label="Type" />
      {/* @ts-expect-error A text field has no such property. */}
      <Field name="beneficiary" as={Text} label="Beneficiary" colour="red" />
      {/* @ts-expect-error Every field has a label. */}
      <Field name="beneficiary" as={Text} />
    </>
  );
}

it('is proved by the compiler', () => expect([Bindings, Kind]).toHaveLength(2));
