import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { FormLayout } from '@payfac/ui/form-layout';
import { Modal } from '@payfac/ui/modal';
import { type ReactNode, useId } from 'react';
import type { WithBody } from '../form/field.tsx';
import { FormProblems } from '../form/form-problems.tsx';
import type { CallFormHandle } from '../form/use-call-form.tsx';
import type { MoneyMoveState } from './use-money-move.ts';

const unknownText =
  "We haven't heard back. We're checking the result — don't send it again. You can close this; we'll tell you how it ended.";

interface MoneyFormDialogProps<E extends WithBody> {
  /** The form, from `useCallForm`; its call goes through `useFormMove`. */
  readonly of: CallFormHandle<E>;
  /** How far the move is. */
  readonly state: MoneyMoveState;
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog that moves money: it stays while it is sent, and may be left once nobody knows. */
export function MoneyFormDialog<E extends WithBody>(props: MoneyFormDialogProps<E>) {
  const { of, state, title, submitLabel, onClose, children } = props;
  const id = useId();
  return (
    <Modal
      isOpen
      isStatic={state === 'sending'}
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose} isDisabled={state === 'sending'}>
            {state === 'unknown' ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" form={id} variant="primary" isLoading={state !== 'idle'}>
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
        {state === 'unknown' && (
          <Banner tone="warning" isAnnounced>
            {unknownText}
          </Banner>
        )}
        <FormProblems of={of} />
        {children}
      </FormLayout>
    </Modal>
  );
}
