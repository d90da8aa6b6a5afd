import * as applications from '@payfac/api/contract/applications';
import { requiredText } from '@payfac/domain/validation';
import { FormSection } from '@payfac/ui/form-layout';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount } from '../account.ts';

/** The platform keeps a note of this length. */
const LONGEST = 2000;

/** Of what an account's changes carry, the note alone. */
const noted = { body: z.strictObject({ note: requiredText(LONGEST) }) };

/** Writes a note into the account's log, where it stays. */
export function NoteDialog({ onClose }: { readonly onClose: () => void }) {
  const { application } = useAccount();
  const form = useCallForm(noted, {
    call: (body) => send(applications.update)({ params: { id: application.applicationId }, body }),
    onDone: () => {
      notify('success', `Added a note to ${nameOf(application)}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog of={form} title="Add note" submitLabel="Add note" onClose={onClose}>
      <FormSection columns={1}>
        <Field
          name="note"
          as={LongText}
          label="Note"
          description="For the log; the merchant never sees it. It can't be changed afterwards."
          isRequired
          rows={5}
          maxLength={LONGEST}
        />
      </FormSection>
    </FormDialog>
  );
}
