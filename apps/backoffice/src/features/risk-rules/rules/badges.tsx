import { type RiskAction, riskActionLabels } from '@payfac/domain/risk';
import { StatusWord } from '../../../shared/status/status-word.tsx';

/** What a rule does with a payment it hits. */
export const RuleActionBadge = ({ action }: { readonly action: RiskAction }) => (
  <StatusWord>{riskActionLabels[action]}</StatusWord>
);

export const OnOffBadge = ({ isOn }: { readonly isOn: boolean }) => (
  <StatusWord>{isOn ? 'On' : 'Off'}</StatusWord>
);
