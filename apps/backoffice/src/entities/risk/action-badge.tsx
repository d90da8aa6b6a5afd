import { type RiskAction, riskActionLabels } from '@payfac/domain/risk';
import { StatusBadge } from '@payfac/ui/badge';

const tones = { alert: 'info', review: 'review', decline: 'declined' } as const;

/** What a rule does with a payment it hits. */
export const RuleActionBadge = ({ action }: { readonly action: RiskAction }) => (
  <StatusBadge tone={tones[action]}>{riskActionLabels[action]}</StatusBadge>
);
