import * as reconciliation from '@payfac/api/contract/reconciliation';
import { type Difference, differenceKindLabels } from '@payfac/domain/reconciliation';
import { FormWide } from '@payfac/ui/form-layout';
import { send } from '../../../shared/api/connection.ts';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';

interface ResolveDialogProps {
  readonly difference: Difference;
  readonly onClose: () => void;
}

/** Resolves a difference with an explanation; it moves no money. */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const { differenceId, kind } = difference;
  const form = useCallForm(reconciliation.resolve, {
    initial: {},
    call: (body) => send(reconciliation.resolve)({ params: { id: differenceId }, body }),
    onDone: () => {
      notify('success', 'Resolved the difference.');
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`Resolve “${differenceKindLabels[kind]}”`}
      submitLabel="Resolve"
      onClose={onClose}
    >
      <FormWide>
        <Field
          name="note"
          as={LongText}
          label="What you found"
          description="Kept with your name and the time. This can’t be undone."
          isRequired
          maxLength={2000}
          autoFocus
        />
      </FormWide>
    </FormDialog>
  );
}
