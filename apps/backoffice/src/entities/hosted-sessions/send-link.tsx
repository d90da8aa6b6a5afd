import * as paymentLinks from '@payfac/api/contract/payment-links';
import type { HostedSession } from '@payfac/domain/payment-links';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { send } from '../../shared/api/connection.ts';
import { Phone } from '../../shared/form/controls/masked.tsx';
import { Text } from '../../shared/form/controls/text.tsx';
import { Tick } from '../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../shared/form/use-call-form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { purposeOf } from './session-words.tsx';

interface SendLinkProps {
  readonly session: HostedSession;
  readonly onClose: () => void;
}

/** Sends a payment link to where it went before, or elsewhere; nothing else of it changes. */
export function SendLink({ session, onClose }: SendLinkProps) {
  const { sessionId, subMerchantId, email, mobileNumber } = session;
  const isAgain = session.status !== 'created';
  const form = useCallForm(paymentLinks.create, {
    initial: {
      sessionId,
      subMerchantId,
      sendEmail: session.sendEmail || (email !== null && !session.sendSms),
      sendSms: session.sendSms,
      ...(email !== null && { email }),
      ...(mobileNumber !== null && { mobileNumber }),
    },
    call: ({ sendEmail = false, sendSms = false, ...body }) =>
      send(paymentLinks.create)({ body: { ...body, sendEmail, sendSms } }),
    onDone: () => {
      notify('success', `${isAgain ? 'Resent' : 'Sent'} the link for ${purposeOf(session)}.`);
      onClose();
    },
    check: (body) => [
      ...(body.sendEmail || body.sendSms
        ? []
        : [{ path: 'sendEmail', message: 'Select how to send it.' }]),
      ...(body.sendEmail && !body.email
        ? [{ path: 'email', message: 'Enter the email address to send it to.' }]
        : []),
      ...(body.sendSms && !body.mobileNumber
        ? [{ path: 'mobileNumber', message: 'Enter the mobile number to send it to.' }]
        : []),
    ],
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`${isAgain ? 'Resend' : 'Send'} the link for ${purposeOf(session)}?`}
      submitLabel={isAgain ? 'Resend link' : 'Send link'}
      onClose={onClose}
    >
      <FormSection description="The customer gets a link to the page where they pay.">
        <FormWide>
          <Field name="sendEmail" as={Tick} label="Send by email" />
        </FormWide>
        <FormWide>
          <Field name="email" as={Text} label="Email" type="email" />
        </FormWide>
        <FormWide>
          <Field name="sendSms" as={Tick} label="Send by text message" />
        </FormWide>
        <FormWide>
          <Field name="mobileNumber" as={Phone} label="Mobile phone" />
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}
