import { alertSeverities, alertSeverityLabels } from '@payfac/domain/alerts';
import { metricLabels, metricSubjects, metrics } from '@payfac/domain/metrics';
import {
  issuerChecks,
  riskActionLabels,
  riskActions,
  riskRuleKindLabels,
  riskRuleKinds,
} from '@payfac/domain/risk';
import { chartPeriods } from '@payfac/domain/time';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { type ControlProps, chosenFrom } from '../../../shared/form/controls/control.ts';
import { choicesOf } from '../../../shared/form/controls/many-choices.tsx';
import { RecordsInput } from '../../../shared/records/records-input.tsx';

export const Action = choiceOf(riskActions, riskActionLabels);
export const Severity = choiceOf(alertSeverities, alertSeverityLabels);
export const Kind = choiceOf(riskRuleKinds, riskRuleKindLabels);
export const Metric = choiceOf(metrics, metricLabels);
export const Subject = choiceOf(metricSubjects, { account: 'An account', card: 'A card' });
export const Period = choiceOf(chartPeriods, {
  hourly: 'In an hour',
  daily: 'In a day',
  weekly: 'In a week',
  monthly: 'In a month',
});
export const Checks = choicesOf(issuerChecks, {
  street: 'Street address',
  zip: 'ZIP code',
  cvv: 'Security code',
});
export const Watches = choiceOf(['all', 'some'], {
  all: 'All accounts',
  some: 'Selected accounts',
});

/** Accounts by name. */
export const Accounts = chosenFrom(
  ({ label, value = [], onChange, errorMessage }: ControlProps<string[]>) => (
    <RecordsInput
      label={label}
      picker={accountPicker}
      value={value}
      errorMessage={errorMessage}
      onChange={(ids) => onChange([...ids])}
    />
  ),
);
