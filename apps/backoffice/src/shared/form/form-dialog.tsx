import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { FormSection } from '@payfac/ui/form-layout';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { WithBody } from './field.tsx';
import { FormModal } from './form-modal.tsx';
import { FormProblems } from './form-problems.tsx';
import type { CallFormHandle } from './use-call-form.tsx';

interface FormDialogProps<E extends WithBody> {
  /** The form, from `useCallForm`. */
  readonly of: CallFormHandle<E>;
  readonly title: string;
  readonly submitLabel: string;
  /** Another way to send the form, such as without an email. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  readonly onClose: () => void;
  /** Fields in one column, in a section of their own. */
  readonly columns?: 1;
  readonly children: ReactNode;
}

/** A form in a dialog. Closing it with changes asks first. */
export function FormDialog<E extends WithBody>({
  of,
  title,
  submitLabel,
  other,
  onClose,
  columns,
  children,
}: FormDialogProps<E>) {
  const [isAsking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = useFormState({ control: of.form.control });
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <FormModal
        title={title}
        submitLabel={submitLabel}
        isBusy={isSubmitting}
        actions={
          other && (
            <Button onPress={other.onPress} isDisabled={isSubmitting}>
              {other.label}
            </Button>
          )
        }
        onSubmit={of.submit}
        onUnreadable={of.submit}
        onClose={close}
      >
        <FormProblems of={of} />
        {columns ? <FormSection columns={columns}>{children}</FormSection> : children}
      </FormModal>
      <ConfirmDialog
        isOpen={isAsking}
        title="Close without saving?"
        confirmLabel="Close"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          of.discard();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>What you filled in will be lost.</p>
      </ConfirmDialog>
    </>
  );
}
