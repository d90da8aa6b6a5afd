import { type CheckResult, checkResultLabels } from '@payfac/domain/accounts';
import { type BadgeTone, Status } from '@payfac/ui/badge';

const tones: Readonly<Record<CheckResult, BadgeTone>> = {
  pass: 'success',
  fail: 'danger',
  unknown: 'review',
  'not-supported': 'neutral',
};

interface CheckResultStatusProps {
  readonly result: CheckResult;
  /** The match it found is someone else. */
  readonly isCleared?: boolean;
}

/** How a check ended. */
export const CheckResultStatus = ({ result, isCleared = false }: CheckResultStatusProps) =>
  isCleared ? (
    <Status tone="success">Cleared</Status>
  ) : (
    <Status tone={tones[result]}>{checkResultLabels[result]}</Status>
  );
