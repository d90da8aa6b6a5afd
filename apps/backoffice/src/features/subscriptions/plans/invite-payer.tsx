import * as customers from '@payfac/api/contract/customers';
import * as plans from '@payfac/api/contract/plans';
import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Customer } from '@payfac/domain/customers';
import type { Plan } from '@payfac/domain/plans';
import { missingValue } from '@payfac/domain/validation';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { wholeContact } from '../../../entities/customers/contact.ts';
import { customersOf } from '../../../entities/customers/of-account.ts';
import { send } from '../../../shared/api/connection.ts';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { choicesOf } from '../../../shared/form/controls/many-choices.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { recordOf } from '../../../shared/form/controls/records.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { type CallFormHandle, useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { countsUnits, modulesOf } from '../usage.ts';

const { shape } = plans.invite.body;

/** An invitation's fields; its channels follow from its recipients. */
const invitation = {
  body: z.strictObject({
    customerId: shape.customerId,
    email: shape.email,
    mobileNumber: shape.mobileNumber,
    quantity: shape.quantity,
    modules: shape.modules,
  }),
};

/** Fills in the chosen customer's contact data where the fields are empty. */
function useCustomerContact({
  form: { control, getValues, setValue },
}: CallFormHandle<typeof invitation>): void {
  const id = useWatch({ control, name: 'customerId' });
  const { data } = useQuery<Customer | null>({
    queryKey: [shows(customers.list), 'customers', 'contact', id],
    queryFn: async () => {
      const query = { customerId: [id ?? ''] };
      const found = await settled(send(customers.list)({ query }, { lane: 'contact.customers' }));
      return found.data[0] ?? null;
    },
    enabled: Boolean(id),
  });
  useEffect(() => {
    if (!data) return;
    for (const field of ['email', 'mobileNumber'] as const) {
      const known = wholeContact(data[field]);
      if (known && !getValues(field)) setValue(field, known, { shouldDirty: true });
    }
  }, [data, getValues, setValue]);
}

interface InvitePayerProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** The controls that depend on the plan, created once for it. */
function useControls({ subMerchantId, schedules }: Plan) {
  const [controls] = useState(() => {
    const offered = modulesOf(schedules);
    const labels = Object.fromEntries(offered.map(({ key, name }) => [key, name]));
    return {
      Customer: recordOf(customersOf(subMerchantId)),
      Modules: choicesOf(
        offered.map(({ key }) => key),
        labels,
      ),
      hasModules: offered.length > 0,
    };
  });
  return controls;
}

/** Sends a customer the page where they accept a plan and enter a card to charge. */
export function InvitePayer({ plan, onClose }: InvitePayerProps) {
  const { planId, name, schedules } = plan;
  const { Customer, Modules, hasModules } = useControls(plan);
  const form = useCallForm(invitation, {
    initial: { quantity: 1 },
    call: (body) =>
      send(plans.invite)({
        body: {
          ...body,
          planId,
          shareMethods: [
            ...(body.email ? (['email'] as const) : []),
            ...(body.mobileNumber ? (['sms'] as const) : []),
          ],
        },
      }),
    onDone: ({ email: address, mobileNumber: phone }) => {
      const payer = address ?? (phone === null ? 'the customer' : formatPhoneNumber(phone));
      notify('success', `Invited ${payer} to ${name}.`);
      onClose();
    },
    check: ({ email, mobileNumber, quantity }) => [
      ...(email || mobileNumber
        ? []
        : [{ path: 'email', message: 'Enter an email or a mobile phone.' }]),
      ...(countsUnits(schedules) && quantity === undefined
        ? [{ path: 'quantity', message: missingValue }]
        : []),
    ],
  });
  const { Field } = form;
  useCustomerContact(form);
  return (
    <FormDialog
      of={form}
      title={`Invite a customer to ${name}`}
      submitLabel="Send invitation"
      onClose={onClose}
    >
      <FormSection>
        <FormWide>
          <Field
            name="customerId"
            as={Customer}
            label="Customer"
            description="Leave empty for someone new."
          />
        </FormWide>
        <Field name="email" as={Text} label="Email" type="email" />
        <Field name="mobileNumber" as={Phone} label="Mobile phone" />
        {countsUnits(schedules) && (
          <Field name="quantity" as={WholeNumber} label="Units per period" isRequired />
        )}
        {hasModules && <Field name="modules" as={Modules} label="Modules" />}
      </FormSection>
    </FormDialog>
  );
}
