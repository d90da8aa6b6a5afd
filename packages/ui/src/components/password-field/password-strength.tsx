import { useFieldMessages } from '../../field/messages-context.tsx';
import * as css from './password-field.css.ts';

/** How good a password is, as the application judges it. */
export interface PasswordStrength {
  /** Bars filled, 0 (nothing to say) to 4 (strong). */
  readonly level: 0 | 1 | 2 | 3 | 4;
  /** In words, for instance 'Weak'. */
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
