import { Button } from '@payfac/ui/button';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { FormLayout } from '@payfac/ui/form-layout';
import { Modal } from '@payfac/ui/modal';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { WithBody } from './field.tsx';
import { FormProblems } from './form-problems.tsx';
import type { CallFormHandle } from './use-call-form.tsx';

interface FormDialogProps<E extends WithBody> {
  /** The form, from `useCallForm`. */
  readonly of: CallFormHandle<E>;
  readonly title: string;
  readonly submitLabel: string;
  /** Another way to send what is filled in, such as without an email. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog over what it belongs to. Closing it with changes asks first. */
export function FormDialog<E extends WithBody>({
  of,
  title,
  submitLabel,
  other,
  onClose,
  children,
}: FormDialogProps<E>) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = useFormState({ control: of.form.control });
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Modal
        isOpen
        isStatic={isSubmitting}
        onOpenChange={close}
        title={title}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            {other && (
              <Button onPress={other.onPress} isDisabled={isSubmitting}>
                {other.label}
              </Button>
            )}
            <Button type="submit" form={id} variant="primary" isLoading={isSubmitting}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <FormLayout
          id={id}
          label={title}
          onSubmit={(event) => {
            event.preventDefault();
            of.submit();
          }}
        >
          <FormProblems of={of} />
          {children}
        </FormLayout>
      </Modal>
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
