import { metricUnits } from '@payfac/domain/metrics';
import { FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import { Checks, Kind, Metric, Period, Subject } from './choices.tsx';
import { limitControls } from './limits.tsx';
import type { ruleForm } from './rule-form.ts';

export interface OfRuleForm {
  readonly of: CallFormHandle<typeof ruleForm>;
}

function MetricFields({ of: { form, Field } }: OfRuleForm) {
  const metric = useWatch({ control: form.control, name: 'metric-limit.metric' });
  const unit = metricUnits[metric ?? 'transactionCount'];
  return (
    <>
      <Field name="metric-limit.metric" as={Metric} label="Metric" isRequired />
      <Field name="metric-limit.subject" as={Subject} label="Measured for" isRequired />
      <Field name="metric-limit.period" as={Period} label="Period" isRequired />
      <Field
        key={unit}
        name="metric-limit.limit"
        as={limitControls[unit]}
        label="Limit"
        description="The limit itself is allowed."
        isRequired
      />
    </>
  );
}

/** What a rule watches: its kind, and the parameters that go with it. */
export function ConditionFields({ of }: OfRuleForm) {
  const { form, Field } = of;
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <FormWide>
        <Field name="kind" as={Kind} label="Kind" isRequired />
      </FormWide>
      {kind === 'metric-limit' && <MetricFields of={of} />}
      {kind === 'amount-limit' && (
        <Field
          name="amount-limit.maximum"
          as={Amount}
          label="Largest amount allowed"
          description="Larger payments meet the rule."
          isRequired
        />
      )}
      {kind === 'mismatch' && (
        <FormWide>
          <Field
            name="mismatch.checks"
            as={Checks}
            label="Checks"
            description="One mismatch is enough."
            isRequired
          />
        </FormWide>
      )}
      {kind === 'card-spread' && (
        <>
          <Field
            name="card-spread.accounts"
            as={WholeNumber}
            label="Accounts allowed"
            description="A card used at more meets the rule."
            isRequired
          />
          <Field name="card-spread.period" as={Period} label="Period" isRequired />
        </>
      )}
    </>
  );
}
