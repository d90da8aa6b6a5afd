import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { CheckIcon, WarningIcon } from '../icons/index.ts';
import * as styles from './stepper.css.ts';

/** State of a step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'problem';
/** Side by side, or stacked. */
export type StepperOrientation = 'horizontal' | 'vertical';

/** A step of a process controlled by the application. */
export interface Step {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
  /** Second line, shown when steps are stacked. */
  description?: ReactNode;
  /** State of the step. */
  state: StepState;
  /** Makes the step a button. */
  onPress?: (() => void) | undefined;
  /** Disabled: takes no input and leaves the tab order. */
  isDisabled?: boolean | undefined;
}

export interface StepperProps {
  /** Accessible name: what the steps lead to. */
  label: string;
  /** In order. */
  steps: readonly Step[];
  /** Side by side, or stacked. @default 'horizontal', 'vertical' above four steps */
  orientation?: StepperOrientation | undefined;
}

const BESIDE_EACH_OTHER = 4;

function Mark({ state, number }: { state: StepState; number: number }) {
  const messages = useMessages();
  const shown = {
    done: <CheckIcon aria-hidden size={14} />,
    problem: <WarningIcon aria-hidden size={14} />,
    current: number,
    upcoming: number,
  }[state];
  return (
    <span className={classNames(styles.disc, styles.discs[state])}>
      {shown}
      {(state === 'done' || state === 'problem') && (
        <span className={visuallyHidden}>{messages.stepStates[state]}: </span>
      )}
    </span>
  );
}

function StepRow({ step, number }: { step: Step; number: number }) {
  const { label, description, state, onPress, isDisabled } = step;
  const current = state === 'current' ? { 'aria-current': 'step' as const } : {};
  const inside = (
    <>
      <Mark state={state} number={number} />
      <span className={styles.texts}>
        <span data-label className={styles.label}>
          {label}
        </span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </>
  );
  if (!onPress) {
    return (
      <div className={styles.step} {...current}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.step, styles.button)}
      disabled={isDisabled}
      onClick={onPress}
      {...current}
    >
      {inside}
    </button>
  );
}

/** The steps of a process, joined by a line: done, current, upcoming. */
export function Stepper({
  label,
  steps,
  orientation = steps.length > BESIDE_EACH_OTHER ? 'vertical' : 'horizontal',
}: StepperProps) {
  return (
    <div className={styles.room}>
      <ol
        aria-label={label}
        className={classNames(styles.stepper, styles.orientations[orientation])}
        data-orientation={orientation}
        data-crowded={steps.length > BESIDE_EACH_OTHER || undefined}
      >
        {steps.map((step, index) => (
          <li key={step.id} className={styles.item} data-state={step.state}>
            <StepRow step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}
