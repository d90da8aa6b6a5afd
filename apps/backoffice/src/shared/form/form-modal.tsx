import { Button } from '@payfac/ui/button';
import { FormLayout } from '@payfac/ui/form-layout';
import { Modal } from '@payfac/ui/modal';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FormModalProps {
  readonly title: string;
  /** The form's accessible name. Default: the title. */
  readonly label?: string;
  readonly size?: ComponentProps<typeof Modal>['size'];
  /** Undefined while there is nothing to send, such as while loading. */
  readonly submitLabel: string | undefined;
  /** @default primary */
  readonly tone?: ComponentProps<typeof Button>['variant'];
  /** @default Cancel */
  readonly closeLabel?: string;
  /** Whether it is being sent; the button is disabled. */
  readonly isBusy: boolean;
  /** Whether it can't be closed. Default: while it is being sent. */
  readonly isStatic?: boolean;
  /** Between the dialog's two buttons, such as another way to send the form. */
  readonly actions?: ReactNode;
  readonly onSubmit: () => void;
  /** Called instead while a field holds a text it can't read; it must send nothing. Default: that field gets the focus. */
  readonly onUnreadable?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of every form in a dialog: title, fields, and the close and submit buttons. */
export function FormModal({
  title,
  label = title,
  size,
  submitLabel,
  tone = 'primary',
  closeLabel = 'Cancel',
  isBusy,
  isStatic = isBusy,
  actions,
  onSubmit,
  onUnreadable,
  onClose,
  children,
}: FormModalProps) {
  const id = useId();
  return (
    <Modal
      isOpen
      isStatic={isStatic}
      onOpenChange={onClose}
      title={title}
      {...(size !== undefined && { size })}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isStatic}>
            {closeLabel}
          </Button>
          {actions}
          {submitLabel !== undefined && (
            <Button type="submit" form={id} variant={tone} isLoading={isBusy}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <FormLayout
        id={id}
        label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
        onUnreadable={onUnreadable}
      >
        {children}
      </FormLayout>
    </Modal>
  );
}
