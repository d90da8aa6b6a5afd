import * as invites from '@payfac/api/contract/invites';
import { applyInvite, type Invite } from '@payfac/domain/invites';
import { Banner } from '@payfac/ui/banner';
import { FormSection } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { overviewAddress, overviewViewOf } from '../../../entities/accounts/overview-address.ts';
import { send } from '../../../shared/api/connection.ts';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { holderAtom } from '../../../shared/session/session.ts';
import { read } from '../../../shared/state/app.ts';
import { useTemplates } from '../offer.ts';
import { showEdited, shownAfter, showRemoved } from './local-changes.ts';
import { fieldOfCode } from './new-invite.tsx';

const { shape } = invites.create.body;

/** Name and email may be changed but not emptied; they are checked together with the other fields. */
const changes = { body: z.extend(invites.update.body, { name: shape.name, email: shape.email }) };

interface EditInviteProps {
  readonly invite: Invite;
  readonly onClose: () => void;
}

/** Edits an invite's recipient and offer, until it is accepted. */
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
    // Emptied fields are cleared.
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
        <Banner>Saving doesn’t send the email again. Send the invite again if it should.</Banner>
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

const ofInvite = ({ _id, spProductId }: Invite) => ({
  params: { inviteId: _id },
  query: { spProductId },
});

const sendInvite = (invite: Invite) => shownAfter(send(invites.send)(ofInvite(invite)), showEdited);
const sent = ({ email }: Invite): string => `Sent the invite to ${email}.`;

/** The address of an accepted invite's account, in this user's view. */
const accountOf = ({ applicationId }: Invite): string | undefined => {
  const view = overviewViewOf(read(holderAtom));
  return view && applicationId !== null ? overviewAddress(view, applicationId) : undefined;
};

export const inviteActions: readonly RowAction<Invite>[] = [
  {
    label: 'Send',
    ability: 'invites.manage',
    isOffered: ({ status }) => status === 'created',
    run: sendInvite,
    done: sent,
  },
  {
    label: 'Send again',
    ability: 'invites.manage',
    isOffered: ({ status }) => status !== 'created' && applyInvite(status, 'send') !== undefined,
    confirm: ({ name, email }) => ({
      title: `Send the invite to ${name} again?`,
      text: `A new link goes to ${email}. The link in the earlier email stops working.`,
      confirmLabel: 'Send again',
    }),
    run: sendInvite,
    done: sent,
  },
  {
    label: 'Edit',
    ability: 'invites.manage',
    isOffered: ({ status }) => status !== 'accepted',
    dialog: (invite, close) => <EditInvite invite={invite} onClose={close} />,
  },
  {
    label: 'Open account',
    isOffered: (invite) => accountOf(invite) !== undefined,
    href: (invite) => accountOf(invite) ?? '',
  },
  {
    label: 'Delete',
    ability: 'invites.manage',
    tone: 'danger',
    isOffered: ({ status }) => applyInvite(status, 'delete') !== undefined,
    confirm: ({ name, sentCount }) => ({
      title: `Delete the invite for ${name}?`,
      text:
        sentCount > 0
          ? 'The link that was sent stops working. This can’t be undone.'
          : 'This can’t be undone.',
      confirmLabel: 'Delete invite',
      tone: 'danger',
    }),
    run: (invite) =>
      shownAfter(send(invites.remove)(ofInvite(invite)), () => showRemoved(invite._id)),
    done: ({ name }) => `Deleted the invite for ${name}.`,
  },
];
