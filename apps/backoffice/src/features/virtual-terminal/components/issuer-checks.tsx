import {
  displayAvsResult,
  displayCvvResult,
  isAvsMismatch,
  isCvvMismatch,
} from '@payfac/domain/transactions';
import { StatusBadge } from '@payfac/ui/badge';
import type { Transaction } from '../../../entities/transactions/queries.ts';
import * as styles from '../page.css.ts';

interface CheckProps {
  readonly label: string;
  readonly text: string;
  readonly isMismatch: boolean;
}

const Check = ({ label, text, isMismatch }: CheckProps) => (
  <p className={styles.check}>
    <span>{label}</span>
    <StatusBadge tone={isMismatch ? 'danger' : 'neutral'}>{text}</StatusBadge>
  </p>
);

/** What the issuer says of the address and the security code, in words. */
export const IssuerChecks = ({ payment }: { readonly payment: Transaction }) => (
  <div className={styles.checks}>
    {payment.avsResult && (
      <Check
        label="AVS"
        text={displayAvsResult(payment.avsResult)}
        isMismatch={isAvsMismatch(payment.avsResult)}
      />
    )}
    {payment.cvvResult && (
      <Check
        label="CVV"
        text={displayCvvResult(payment.cvvResult)}
        isMismatch={isCvvMismatch(payment.cvvResult)}
      />
    )}
  </div>
);
