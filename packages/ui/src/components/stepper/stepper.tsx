import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { CheckIcon, WarningIcon } from '../icons/index.ts';
import * as styles from './stepper.css.ts';

/** How far a step is. */
export type StepState = 'done' | 'current' | 'upcoming' | 'problem';
/** Beside each other, or one below the other. */
export type StepperOrientation = 'horizontal' | 'vertical';

/** A step of a process that others may drive. */
export interface Step {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What people read. */
  label: string;
  /** A second line, shown where the steps stand below each other. */
  description?: ReactNode;
  /** How far it is. */
  state: StepState;
  /** Makes the step a button. */
  onPress?: (() => void) | undefined;
  /** Takes no input and is left out of the tab order. */
  isDisabled?: boolean | undefined;
}

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** In the order they are done. */
  steps: readonly Step[];
  /** Beside each other, or one below the other. @default 'horizontal', 'vertical' above four steps */
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

/** Steps on the way to something, joined by a line: done, current, to come. */
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
