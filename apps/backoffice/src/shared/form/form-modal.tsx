import { Button } from '@payfac/ui/button';
import { FormLayout } from '@payfac/ui/form-layout';
import { Modal } from '@payfac/ui/modal';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FormModalProps {
  readonly title: string;
  /** Names the form. Default: the title. */
  readonly label?: string;
  readonly size?: ComponentProps<typeof Modal>['size'];
  /** Undefined while there is nothing to send yet, as while it loads. */
  readonly submitLabel: string | undefined;
  /** @default primary */
  readonly tone?: ComponentProps<typeof Button>['variant'];
  /** @default Cancel */
  readonly closeLabel?: string;
  /** It is being sent: the button can't be pressed again. */
  readonly isBusy: boolean;
  /** It can't be closed. Default: while it is being sent. */
  readonly isStatic?: boolean;
  /** Between the two buttons of every dialog, such as another way to send it. */
  readonly actions?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of every form in a dialog: what is asked, the way out and the button that sends it. */
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
      >
        {children}
      </FormLayout>
    </Modal>
  );
}
