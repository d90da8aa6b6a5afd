import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { Button } from '../button/button.tsx';
import { Stepper, type StepperOrientation, type StepState } from '../stepper/stepper.tsx';
import * as styles from './wizard.css.ts';
import { canVisit, goTo, startWizard, type WizardState } from './wizard-steps.ts';

export interface WizardStep {
  id: string;
  label: string;
  content: ReactNode;
  /** Answers whether the step may be left forward; shows its own errors. @default always */
  validate?: (() => boolean | Promise<boolean>) | undefined;
}

export interface WizardProps {
  /** What the form is for, for screen readers. */
  label: string;
  steps: readonly WizardStep[];
  /** Text of the last step's button. */
  finishLabel: string;
  onFinish: () => void;
  /** @default false */
  isFinishing?: boolean | undefined;
  /** Of the steps. @default 'horizontal', 'vertical' above four steps */
  orientation?: StepperOrientation | undefined;
  /** Level of 'Step 2 of 3' in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Steps gone past are done; one that was reached and left again keeps its number. */
function stateOf({ current, furthest }: WizardState, index: number): StepState {
  if (index === current) return 'current';
  return index < furthest ? 'done' : 'upcoming';
}

const BESIDE_EACH_OTHER = 4;

/** A long form in steps. A step is validated before the next; only visited steps can be revisited. */
export function Wizard({
  label,
  steps,
  finishLabel,
  onFinish,
  isFinishing = false,
  orientation = steps.length > BESIDE_EACH_OTHER ? 'vertical' : 'horizontal',
  headingLevel = 2,
}: WizardProps) {
  const messages = useMessages();
  const [state, setState] = useState(startWizard);
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(state.current);
  const Heading = `h${headingLevel}` as const;
  const step = steps[state.current];
  const isLast = state.current === steps.length - 1;
  const isBusy = isChecking || isFinishing;

  /** What was pressed may be gone or disabled on the new step: its heading is read, fields follow. */
  useEffect(() => {
    if (focused.current === state.current) return;
    focused.current = state.current;
    heading.current?.focus();
  }, [state]);

  async function mayLeave(to: number): Promise<boolean> {
    if (to <= state.current || !step?.validate) return true;
    setChecking(true);
    try {
      return await step.validate();
    } catch {
      setFailed(true);
      return false;
    } finally {
      setChecking(false);
    }
  }

  async function leave(to: number) {
    setFailed(false);
    if (!(await mayLeave(to))) return;
    if (to >= steps.length) onFinish();
    else setState((before) => goTo(before, to));
  }

  return (
    <section aria-label={label} className={styles.wizard[orientation]}>
      <Stepper
        label={messages.steps}
        orientation={orientation}
        steps={steps.map((each, index) => ({
          id: each.id,
          label: each.label,
          state: stateOf(state, index),
          isDisabled: !canVisit(state, index) || isBusy,
          onPress: () => void leave(index),
        }))}
      />
      <div className={styles.main}>
        <Heading ref={heading} tabIndex={-1} className={styles.heading}>
          {messages.step(state.current + 1, steps.length)}
          <span className={visuallyHidden}>, {step?.label}</span>
        </Heading>
        <div className={styles.content}>{step?.content}</div>
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            {messages.stepCheckFailed}
          </p>
        )}
        <div data-buttons className={styles.buttons}>
          <Button
            isDisabled={state.current === 0 || isBusy}
            onPress={() => void leave(state.current - 1)}
          >
            {messages.back}
          </Button>
          <Button
            variant="primary"
            isLoading={isBusy}
            onPress={() => void leave(state.current + 1)}
          >
            {isLast ? finishLabel : messages.next}
          </Button>
        </div>
      </div>
    </section>
  );
}
