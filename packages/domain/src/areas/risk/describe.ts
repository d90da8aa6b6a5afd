import { formatUsd, parseDollars, zeroCents } from '../../kernel/money/index.ts';
import type { ChartPeriod } from '../../kernel/time/index.ts';
import { metricLabels, metricUnits } from '../metrics/index.ts';
import { issuerCheckLabels } from './params.ts';
import type { RiskAction, RiskCondition } from './rule.ts';

const within: Readonly<Record<ChartPeriod, string>> = {
  hourly: 'in an hour',
  daily: 'in a day',
  weekly: 'in a week',
  monthly: 'in a month',
};

const opening: Readonly<Record<RiskAction, string>> = {
  alert: 'Raise an alert',
  review: 'Hold the payment for review',
  decline: 'Decline the payment',
};

const alternatives = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** How a sentence refers to the payment. */
interface Named {
  readonly it: string;
  readonly its: string;
}

/** Once the sentence has named the payment, and before. */
const known: Named = { it: 'it', its: 'its' };
const unnamed: Named = { it: 'a payment', its: 'a payment’s' };

function condition(rule: RiskCondition, { it, its }: Named): string {
  switch (rule.kind) {
    case 'metric-limit': {
      const { subject, metric, period, limit } = rule.params;
      const unit = metricUnits[metric];
      const shown =
        unit === 'money'
          ? formatUsd(parseDollars(limit) ?? zeroCents)
          : `${limit}${unit === 'percent' ? '%' : ''}`;
      return `the ${subject}’s ${metricLabels[metric].toLowerCase()} ${within[period]} exceed${
        unit === 'count' ? '' : 's'
      } ${shown}`;
    }
    case 'amount-limit':
      return `${it} is more than ${formatUsd(rule.params.maximum)}`;
    case 'mismatch': {
      const checks = rule.params.checks.map((check) => issuerCheckLabels[check]);
      return `the ${alternatives(checks)} does not match`;
    }
    case 'card-spread':
      return `${its} card pays to more than ${rule.params.accounts} accounts ${within[rule.params.period]}`;
  }
}

/** A rule's condition in words, such as 'A payment is more than $2,500.00', shown beside its action. */
export function describeRiskCondition(rule: RiskCondition): string {
  const words = condition(rule, unnamed);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A rule in words, such as 'Hold the payment for review when it is more than $2,500.00.' */
export const describeRiskRule = (rule: RiskCondition & { readonly action: RiskAction }): string =>
  `${opening[rule.action]} when ${condition(rule, rule.action === 'alert' ? unnamed : known)}.`;
