import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { CheckIcon } from '../icons/index.ts';
import * as styles from './wizard.css.ts';
import { canVisit, goTo, startWizard } from './wizard-steps.ts';

export interface WizardStep {
  id: string;
  label: string;
  content: ReactNode;
  /** Answers whether the step may be left forward; shows its own errors. @default always */
  validate?: () => boolean | Promise<boolean>;
}

export interface WizardProps {
  label: string;
  steps: readonly WizardStep[];
  /** Text of the last step's button. */
  finishLabel: string;
  onFinish: () => void;
  isFinishing?: boolean;
}

/** A long form in steps. A step is validated before the next; only visited steps can be revisited. */
export function Wizard({ label, steps, finishLabel, onFinish, isFinishing = false }: WizardProps) {
  const messages = useMessages();
  const [state, setState] = useState(startWizard);
  const [isChecking, setChecking] = useState(false);
  const step = steps[state.current];
  const isLast = state.current === steps.length - 1;

  async function leave(to: number) {
    if (to > state.current && step?.validate) {
      setChecking(true);
      const isValid = await step.validate();
      setChecking(false);
      if (!isValid) return;
    }
    if (to >= steps.length) onFinish();
    else setState((before) => goTo(before, to));
  }

  return (
    <section aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((each, index) => {
          const isDone = index < state.furthest && index !== state.current;
          return (
            <li key={each.id}>
              <button
                type="button"
                className={styles.step}
                disabled={!canVisit(state, index) || isChecking || isFinishing}
                {...(index === state.current && { 'aria-current': 'step' })}
                {...(isDone && { 'data-done': '' })}
                onClick={() => void leave(index)}
              >
                <span className={styles.number}>
                  {isDone ? <CheckIcon aria-hidden size={13} /> : index + 1}
                </span>
                {each.label}
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles.content}>{step?.content}</div>
      <div className={styles.buttons}>
        <Button
          isDisabled={state.current === 0 || isChecking || isFinishing}
          onPress={() => void leave(state.current - 1)}
        >
          {messages.back}
        </Button>
        <Button
          variant="primary"
          isLoading={isChecking || isFinishing}
          onPress={() => void leave(state.current + 1)}
        >
          {isLast ? finishLabel : messages.next}
        </Button>
      </div>
    </section>
  );
}
