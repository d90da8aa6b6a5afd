import { Button } from '@payfac/ui/button';
import { FormActions, FormLayout } from '@payfac/ui/form-layout';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { WithBody } from './field.tsx';
import { FormProblems } from './form-problems.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { CallFormHandle } from './use-call-form.tsx';

export interface CallFormProps<E extends WithBody> {
  /** The form, from `useCallForm`. */
  readonly of: CallFormHandle<E>;
  /** The form's accessible name. */
  readonly label: string;
  readonly submitLabel: string;
  /** Shown before the submit button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every form that makes a call: problems, fields, and the submit button. */
export function CallForm<E extends WithBody>({
  of,
  label,
  submitLabel,
  actions,
  children,
}: CallFormProps<E>) {
  const { form, submit, leaving, isKept } = of;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  return (
    <FormLayout
      label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onUnreadable={() => submit()}
    >
      <FormProblems of={of} />
      {children}
      <FormActions>
        {actions}
        <Button type="submit" variant="primary" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
      </FormActions>
      <LeaveGuard isDirty={isDirty} leaving={leaving} isKept={isKept} />
    </FormLayout>
  );
}
