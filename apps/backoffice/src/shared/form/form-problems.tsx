import { Banner } from '@payfac/ui/banner';
import { FormErrorSummary } from '@payfac/ui/form-layout';
import { useFormState } from 'react-hook-form';
import type { WithBody } from './field.tsx';
import { namedProblems } from './missing.ts';
import { listProblems } from './problems.ts';
import type { CallFormHandle } from './use-call-form.tsx';

/** What keeps a form from being sent: problems without a field, and a link to each field's problem. */
export function FormProblems<E extends WithBody>({
  of: { form, failure, names },
}: {
  readonly of: CallFormHandle<E>;
}) {
  const { errors, submitCount } = useFormState({ control: form.control });
  const problems = namedProblems(listProblems(errors), names);
  return (
    <>
      {failure && (
        <Banner tone="danger" isAnnounced>
          {failure.message}
        </Banner>
      )}
      {submitCount > 0 && problems.length > 1 && (
        <FormErrorSummary problems={problems} isFocused={false} />
      )}
    </>
  );
}
