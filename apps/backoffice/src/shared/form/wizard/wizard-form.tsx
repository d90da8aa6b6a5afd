import { Button } from '@payfac/ui/button';
import { FormErrorSummary } from '@payfac/ui/form-layout';
import { Wizard } from '@payfac/ui/wizard';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../leave-guard.tsx';
import { namedProblems } from '../missing.ts';
import { listProblems } from '../problems.ts';
import type { StepId, WizardSchema } from './steps.ts';
import type { WizardHandle } from './use-wizard.ts';
import * as styles from './wizard-form.css.ts';

export interface WizardFormProps<S extends WizardSchema> {
  /** The wizard, from `useWizard`. */
  readonly of: WizardHandle<S>;
  /** The form's accessible name. */
  readonly label: string;
  readonly finishLabel: string;
  /** Called when the user starts to fill in the current step, to preload the next one. */
  readonly onFillIn?: () => void;
  /** The fields of each step. */
  readonly contents: { readonly [K in StepId<S>]: ReactNode };
}

/** The problems of one step. */
const problemsOf = (errors: object, step: string) =>
  listProblems(errors).filter(({ name }) => name === step || name.startsWith(`${step}.`));

/** The frame of every wizard: its steps, the current one's problems, and the buttons. */
export function WizardForm<S extends WizardSchema>(props: WizardFormProps<S>) {
  const { of, label, finishLabel, onFillIn, contents } = props;
  const { form, ids, step, failure } = of;
  const { errors } = useFormState({ control: form.control });
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [isLeaving, setLeaving] = useState(false);
  const labels: ReadonlyMap<string, string> = of.names;
  const problems = namedProblems(tried.has(step) ? problemsOf(errors, step) : [], labels);
  /** A single problem shows only at its field, if that is visible. */
  const needsSummary = problems.length > 1 || problems.some(({ name }) => !labels.has(name));
  const isById = (id: string | undefined): id is StepId<S> => ids.some((each) => each === id);

  async function saveAndLeave(): Promise<void> {
    setLeaving(true);
    try {
      await of.saveAndLeave();
    } finally {
      setLeaving(false);
    }
  }

  return (
    <>
      <Wizard
        label={label}
        step={step}
        reachedStep={of.reached}
        onStepChange={(to) => isById(to) && of.go(to)}
        finishLabel={finishLabel}
        onFinish={of.finish}
        isFinishing={isLeaving}
        error={failure}
        actions={
          <Button variant="quiet" isDisabled={isLeaving} onPress={() => void saveAndLeave()}>
            Save and leave
          </Button>
        }
        steps={ids.map((id) => ({
          id,
          label: of.labelOf(id),
          hasProblem: problemsOf(errors, id).length > 0,
          validate: () => {
            setTried((before) => new Set([...before, id]));
            return of.save();
          },
          content: (
            <>
              {id === step && needsSummary && (
                <FormErrorSummary problems={problems} isFocused={false} />
              )}
              <div className={styles.fields} onFocus={onFillIn}>
                {contents[id]}
              </div>
            </>
          ),
        }))}
      />
      <LeaveGuard isDirty={of.hasUnsaved} leaving={of.leaving} isKept />
    </>
  );
}
