import * as invites from '@payfac/api/contract/invites';
import type { Invite } from '@payfac/domain/invites';
import { Banner } from '@payfac/ui/banner';
import { FormSection } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useTemplates } from '../offer/templates.ts';
import { fieldOfCode } from './field-of-code.ts';
import { showEdited } from './local-changes.ts';

const { shape } = invites.create.body;

/** Its name and email may be changed but not emptied, which is said with all else that is wrong. */
const changes = { body: z.extend(invites.update.body, { name: shape.name, email: shape.email }) };

interface EditInviteProps {
  readonly invite: Invite;
  readonly onClose: () => void;
}

/** Changes whom an invite is for and what it offers, until it is accepted. */
export function EditInvite({ invite, onClose }: EditInviteProps) {
  const { _id: inviteId, spProductId, spProductName, status } = invite;
  const { name, email, mobileNumber, businessName } = invite;
  const { feeTemplateId, onboardingFlowTemplateId } = invite;
  const form = useCallForm(changes, {
    initial: {
      spProductId,
      name,
      email,
      mobileNumber,
      businessName,
      feeTemplateId,
      onboardingFlowTemplateId,
    },
    // What was emptied is taken back.
    call: (body) =>
      send(invites.update)({
        params: { inviteId },
        body: {
          ...body,
          mobileNumber: body.mobileNumber ?? null,
          businessName: body.businessName ?? null,
          feeTemplateId: body.feeTemplateId ?? null,
          onboardingFlowTemplateId: body.onboardingFlowTemplateId ?? null,
        },
      }),
    onDone: (changed) => {
      notify('success', `Saved the invite for ${changed.name}.`);
      showEdited(changed);
      onClose();
    },
    fieldOfCode,
  });
  const { Field } = form;
  const { fees, flow } = useTemplates(spProductId);
  return (
    <FormDialog
      of={form}
      title={`Edit the invite to ${spProductName}`}
      submitLabel="Save changes"
      onClose={onClose}
    >
      {status === 'sent' && (
        <Banner>Saving doesn't send the email again. Send the invite again if it should.</Banner>
      )}
      <FormSection>
        <Field name="name" as={Text} label="Name" isRequired maxLength={120} />
        <Field name="email" as={Text} label="Email" type="email" isRequired />
        <Field name="businessName" as={Text} label="Business" maxLength={120} />
        <Field name="mobileNumber" as={Phone} label="Mobile phone" />
        <Field name="feeTemplateId" as={OneOf} label="Fees" {...fees} />
        <Field name="onboardingFlowTemplateId" as={OneOf} label="Onboarding flow" {...flow} />
      </FormSection>
    </FormDialog>
  );
}
