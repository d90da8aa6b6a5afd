import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { useMedia } from '../../styling/use-media.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { firstUnreadable } from '../form-layout/form-errors.ts';
import { FormLayout } from '../form-layout/form-layout.tsx';
import { Stepper, type StepperOrientation, type StepState } from '../stepper/stepper.tsx';
import { useWizardSteps, type WizardMove } from './use-wizard-steps.ts';
import * as styles from './wizard.css.ts';
import { canVisit, type WizardState } from './wizard-steps.ts';

/** One step of a wizard. */
export interface WizardStep {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
  /** The step's fields, inside the wizard's own form. */
  content: ReactNode;
  /** Returns whether the user may go to the next step; shows its own errors. @default always */
  validate?: (() => boolean | Promise<boolean>) | undefined;
  /** Marks the step in the list while another one is shown. @default false */
  hasProblem?: boolean | undefined;
}

export interface WizardProps {
  /** Accessible name of the form. */
  label: string;
  /** In order. */
  steps: readonly WizardStep[];
  /** Id of the current step, when controlled, for example by the URL. */
  step?: string | undefined;
  /** Id of the initial step, when uncontrolled. @default the first */
  defaultStep?: string | undefined;
  /** Id of a step reached before: it and earlier ones can be opened. @default the furthest shown */
  reachedStep?: string | undefined;
  /** Called when the user goes to another step. With `step`, it is shown once `step` changes. */
  onStepChange?: ((step: string, move: WizardMove) => void) | undefined;
  /** Label of the last step's button. */
  finishLabel: string;
  /** Called when the last step was validated. */
  onFinish: () => void;
  /** True while the final action runs. @default false */
  isFinishing?: boolean | undefined;
  /** Other buttons, before Next: 'Save and leave'. */
  actions?: ReactNode;
  /** Error of the current step. Announced when it appears. */
  error?: ReactNode;
  /** Orientation of the steps. @default 'horizontal', 'vertical' above four steps */
  orientation?: StepperOrientation | undefined;
  /** Heading level of 'Step 2 of 3'. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Completed steps are done; a step reached and then left keeps its number. */
function stateOf(
  { current, furthest }: WizardState,
  index: number,
  { hasProblem = false }: WizardStep,
): StepState {
  if (index === current) return 'current';
  if (hasProblem) return 'problem';
  return index < furthest ? 'done' : 'upcoming';
}

const BESIDE_EACH_OTHER = 4;
const STACKED = 'screen and (max-width: 899px)';

/**
 * A long form in steps. Each step is validated before the next; only visited steps can be revisited. Enter in a field
 * works like Next.
 */
export function Wizard({
  label,
  steps,
  step: shownStep,
  defaultStep,
  reachedStep,
  onStepChange,
  finishLabel,
  onFinish,
  isFinishing = false,
  actions,
  error,
  orientation = steps.length > BESIDE_EACH_OTHER ? 'vertical' : 'horizontal',
  headingLevel = 2,
}: WizardProps) {
  const messages = useMessages();
  const ids = steps.map(({ id }) => id);
  const { state, show } = useWizardSteps({
    ids,
    step: shownStep,
    defaultStep,
    reachedStep,
    onStepChange,
  });
  const { current } = state;
  const [isChecking, setChecking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const focused = useRef(current);
  const Heading = `h${headingLevel}` as const;
  const step = steps[current];
  const isLast = current === steps.length - 1;
  /** With stacked steps above the form, none takes its own line. */
  const isStacked = useMedia(STACKED);
  const isBusy = isChecking || isFinishing;

  /** The pressed button may be gone or disabled on the new step: focus moves to its heading, before the fields. */
  useEffect(() => {
    if (focused.current === current) return;
    focused.current = current;
    heading.current?.focus();
  }, [current]);

  async function mayLeave(): Promise<boolean> {
    const unreadable = form.current && firstUnreadable(form.current);
    if (!step?.validate) {
      unreadable?.focus();
      return !unreadable;
    }
    setChecking(true);
    try {
      const isValid = await step.validate();
      if (isValid) unreadable?.focus();
      return isValid && !unreadable;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setChecking(false);
    }
  }

  async function leave(to: number, move: WizardMove) {
    if (isBusy) return;
    setFailed(false);
    if (to > current && !(await mayLeave())) return;
    if (to >= steps.length) onFinish();
    else show(to, move);
  }

  return (
    <section aria-label={label} className={styles.wizard[orientation]}>
      <Stepper
        label={messages.steps}
        orientation={isStacked ? 'horizontal' : orientation}
        steps={steps.map((each, index) => ({
          id: each.id,
          label: each.label,
          state: stateOf(state, index, each),
          isDisabled: !canVisit(state, index) || isBusy,
          onPress: () => void leave(index, 'step'),
        }))}
      />
      <div className={styles.main}>
        <Heading ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          {messages.step(current + 1, steps.length)}
          <span className={isStacked ? undefined : visuallyHidden}>, {step?.label}</span>
        </Heading>
        <FormLayout
          ref={form}
          labelledBy={headingId}
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog above the step may contain its own form.
            if (event.target === event.currentTarget) void leave(current + 1, 'next');
          }}
        >
          {step?.content}
          {(hasFailed || error !== undefined) && (
            <Banner tone="danger" isAnnounced>
              {hasFailed ? messages.stepCheckFailed : error}
            </Banner>
          )}
          <div className={styles.buttons}>
            <div data-back className={styles.back}>
              {current > 0 && (
                <Button isDisabled={isBusy} onPress={() => void leave(current - 1, 'back')}>
                  {messages.back}
                </Button>
              )}
            </div>
            {actions !== undefined && (
              <div data-actions className={styles.actions}>
                {actions}
              </div>
            )}
            <div data-forward className={styles.forward}>
              <Button type="submit" variant="primary" isLoading={isBusy}>
                {isLast ? finishLabel : messages.next}
              </Button>
            </div>
          </div>
        </FormLayout>
      </div>
    </section>
  );
}
