import { useFieldMessages } from '../../field/messages-context.tsx';
import * as css from './password-field.css.ts';

/** Password strength, as rated by the application. */
export interface PasswordStrength {
  /** Filled bars, 0 (none) to 4 (strong). */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** In words, such as 'Weak'. */
  readonly label: string;
}

const tones = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;
const steps = [1, 2, 3, 4] as const;

export function PasswordStrengthMeter({ level, label }: PasswordStrength) {
  const messages = useFieldMessages();
  return (
    <output className={css.strength}>
      <span className={css.bars} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={step <= level ? css.filledBar[tones[level]] : css.emptyBar} />
        ))}
      </span>
      <span>{messages.passwordStrength(label)}</span>
    </output>
  );
}
