import { type CheckResult, checkResultLabels } from '@payfac/domain/accounts';
import { type BadgeTone, Status } from '@payfac/ui/badge';

const tones: Readonly<Record<CheckResult, BadgeTone>> = {
  pass: 'success',
  fail: 'danger',
  unknown: 'review',
  'not-supported': 'neutral',
};

/** How a check ended. */
export const CheckResultStatus = ({ result }: { readonly result: CheckResult }) => (
  <Status tone={tones[result]}>{checkResultLabels[result]}</Status>
);
