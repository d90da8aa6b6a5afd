import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { FormActions, FormErrorSummary, FormLayout } from '@payfac/ui/form-layout';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { WithBody } from './field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { CallFormHandle } from './use-call-form.tsx';

export interface CallFormProps<E extends WithBody> {
  /** The form, from `useCallForm`. */
  readonly of: CallFormHandle<E>;
  /** Names the form. */
  readonly label: string;
  readonly submitLabel: string;
  /** Before the submit button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

interface Problem {
  readonly name: string;
  readonly message: string;
}

/** Every message of RHF's tree with the path of its field, in the order of the tree. */
export function listProblems(errors: object, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = path === '' ? key : `${path}.${key}`;
    return 'message' in value && typeof value.message === 'string'
      ? [{ name, message: value.message }]
      : listProblems(value, name);
  });
}

/** The frame of every form over a call: problems first, fields, and the button that sends them. */
export function CallForm<E extends WithBody>({
  of: { form, submit, failure },
  label,
  submitLabel,
  actions,
  children,
}: CallFormProps<E>) {
  const { errors, isDirty, isSubmitting, submitCount } = useFormState({ control: form.control });
  const problems = listProblems(errors);
  return (
    <FormLayout
      label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {failure && (
        <Banner tone="danger" isAnnounced>
          {failure}
        </Banner>
      )}
      {submitCount > 0 && problems.length > 1 && (
        <FormErrorSummary problems={problems} isFocused={false} />
      )}
      {children}
      <FormActions>
        {actions}
        <Button type="submit" variant="primary" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
      </FormActions>
      <LeaveGuard isDirty={isDirty} />
    </FormLayout>
  );
}
