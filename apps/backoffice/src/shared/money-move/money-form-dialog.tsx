import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { WithBody } from '../form/field.tsx';
import { FormModal } from '../form/form-modal.tsx';
import { FormProblems } from '../form/form-problems.tsx';
import type { CallFormHandle } from '../form/use-call-form.tsx';
import { StillWaiting, type Verb } from './still-waiting.tsx';
import type { MoneyMoveState } from './use-money-move.ts';

interface MoneyFormDialogProps<E extends WithBody> {
  /** The form, from `useCallForm`; its call uses `useMoneyMove`. */
  readonly of: CallFormHandle<E>;
  /** The progress of the move. */
  readonly state: MoneyMoveState;
  readonly title: string;
  readonly submitLabel: string;
  readonly size?: ComponentProps<typeof FormModal>['size'];
  /** The action that must not be repeated. Default: `send it`. */
  readonly verb?: Verb;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog that moves money: it stays open while sending, and can be closed once the outcome is unknown. */
export function MoneyFormDialog<E extends WithBody>(props: MoneyFormDialogProps<E>) {
  const { of, state, verb = 'send it', children, ...frame } = props;
  const { isSubmitting } = useFormState({ control: of.form.control });
  return (
    <FormModal
      {...frame}
      isBusy={isSubmitting}
      isStatic={isSubmitting && state !== 'unknown'}
      closeLabel={state === 'unknown' ? 'Close' : 'Cancel'}
      onSubmit={of.submit}
      onUnreadable={of.submit}
    >
      {state === 'unknown' && <StillWaiting verb={verb} />}
      <FormProblems of={of} />
      {children}
    </FormModal>
  );
}
