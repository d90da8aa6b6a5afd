import { customers } from '@payfac/api/contract/customers';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Amount } from '../controls/amounts.tsx';
import { Phone } from '../controls/masked.tsx';
import { Text } from '../controls/text.tsx';
import type { StepsOf } from './steps.ts';
import type { WizardHandle } from './use-wizard.ts';
import { WizardForm } from './wizard-form.tsx';

const { name, mobileNumber, city } = customers.create.body.shape;
const schema = z.strictObject({
  person: z.strictObject({ name, mobileNumber }),
  address: z.strictObject({ city }),
});
type Schema = typeof schema;

const steps: StepsOf<Schema>[] = [
  {
    person: { label: 'Person', save: async (part) => void part.name.length },
    address: { label: 'Address' },
  },
  {
    // @ts-expect-error A step's save takes that step's part alone.
    person: { label: 'Person', save: async ({ city: where }) => void where },
    address: { label: 'Address' },
  },
  // @ts-expect-error Every step has a label.
  { person: {}, address: { label: 'Address' } },
  // @ts-expect-error Every step of the schema is there.
  { person: { label: 'Person' } },
  // @ts-expect-error There is no such step.
  { person: { label: 'Person' }, address: { label: 'Address' }, payout: { label: 'Payout' } },
];

/** Never rendered: each marked line must not compile. */
export function Bindings({ wizard }: { readonly wizard: WizardHandle<Schema> }) {
  const { Field } = wizard;
  return (
    <>
      <Field name="person.name" as={Text} label="Name" />
      <Field name="person.mobileNumber" as={Phone} label="Phone" />
      {/* @ts-expect-error The step has no such field. */}
      <Field name="person.nmae" as={Text} label="Name" />
      {/* @ts-expect-error A field is named with its step. */}
      <Field name="name" as={Text} label="Name" />
      {/* @ts-expect-error Text is not an amount. */}
      <Field name="address.city" as={Amount} label="City" />
      {/* @ts-expect-error Every step has its content. */}
      <WizardForm of={wizard} label="Customer" finishLabel="Add" contents={{ person: '' }} />
    </>
  );
}

it('is proved by the compiler', () => expect([Bindings, steps]).toHaveLength(2));
