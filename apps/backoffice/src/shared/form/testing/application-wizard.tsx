import { ApiError } from '@payfac/api';
import { requiredText } from '@payfac/domain/validation';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderScreen } from '../../lists/testing/render-list.tsx';
import { Text } from '../controls/text.tsx';
import type { AddressChanges } from '../wizard/steps.ts';
import { useWizard, type WizardOptions } from '../wizard/use-wizard.ts';
import { WizardForm } from '../wizard/wizard-form.tsx';

const application = z.strictObject({
  business: z.strictObject({ legalName: requiredText(40), ssn: z.optional(requiredText(11)) }),
  payout: z.strictObject({ bank: requiredText(40) }),
  review: z.strictObject({ note: z.optional(requiredText(40)) }),
});
type Options = WizardOptions<typeof application>;

export interface Saves {
  readonly business?: (part: unknown) => Promise<AddressChanges | undefined>;
  readonly payout?: (part: unknown) => Promise<undefined>;
  readonly review?: (part: unknown) => Promise<undefined>;
}

function Application({ saves = {}, ...options }: Partial<Options> & { readonly saves?: Saves }) {
  const wizard = useWizard(application, {
    draft: 'application',
    steps: {
      business: { label: 'Business', ...(saves.business && { save: saves.business }) },
      payout: { label: 'Payout', ...(saves.payout && { save: saves.payout }) },
      review: { label: 'Review', ...(saves.review && { save: saves.review }) },
    },
    onDone: () => undefined,
    onLeave: () => undefined,
    ...options,
  });
  const { Field } = wizard;
  return (
    <WizardForm
      of={wizard}
      label="Application"
      finishLabel="Submit"
      contents={{
        business: (
          <>
            <Field name="business.legalName" as={Text} label="Legal name" />
            <Field name="business.ssn" as={Text} label="SSN" />
          </>
        ),
        payout: <Field name="payout.bank" as={Text} label="Bank" />,
        review: <Field name="review.note" as={Text} label="Note" />,
      }}
    />
  );
}

export const show = (options: Parameters<typeof Application>[0] = {}, address = '/list') =>
  renderScreen(<Application {...options} />, { areas: {}, address });
export const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
export const heading = (name: RegExp) => screen.findByRole('heading', { name });
export const refusal = (
  message: string,
  errors: { readonly path: string; readonly message: string }[],
) =>
  new ApiError({
    kind: 'http',
    endpoint: 'applications.update',
    message,
    status: 422,
    detail: { code: 'REFUSED', message, errors },
  });
export const kept = () => JSON.stringify(Object.entries(localStorage));
