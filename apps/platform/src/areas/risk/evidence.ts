import { metricLabels, metricUnits } from '@payfac/domain/metrics';
import { formatUsd, parseDollars, zeroCents } from '@payfac/domain/money';
import { issuerCheckLabels, type RiskCondition, type RiskFacts } from '@payfac/domain/risk';

const shown = (unit: 'count' | 'money' | 'percent', value: string | number): string => {
  if (unit === 'percent') return `${value}%`;
  if (unit === 'count') return String(value);
  return typeof value === 'string' ? formatUsd(parseDollars(value) ?? zeroCents) : String(value);
};

/** The measured value and the limit of a rule that hit, in words. */
export function evidenceOf(rule: RiskCondition, facts: RiskFacts): string {
  switch (rule.kind) {
    case 'amount-limit':
      return `${formatUsd(facts.amount)} where ${formatUsd(rule.params.maximum)} is allowed.`;
    case 'mismatch': {
      const failed = rule.params.checks.filter((check) => facts.mismatches.includes(check));
      return `The issuer reports no match: ${failed.map((check) => issuerCheckLabels[check]).join(', ')}.`;
    }
    case 'card-spread': {
      const { period, accounts } = rule.params;
      return `The card paid to ${facts.accountsOfCard(period)} accounts (${period}), ${accounts} allowed.`;
    }
    case 'metric-limit': {
      const { subject, metric, period, limit } = rule.params;
      const values = facts.metricsOf(subject, period);
      const unit = metricUnits[metric];
      const measured =
        metric === 'amount' || metric === 'averageAmount'
          ? formatUsd(values[metric])
          : shown(unit, values[metric]);
      return `${metricLabels[metric]} of the ${subject} (${period}) at ${measured}, ${shown(unit, limit)} allowed.`;
    }
  }
}
