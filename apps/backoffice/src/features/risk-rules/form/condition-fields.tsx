import { type MetricUnit, metricUnits } from '@payfac/domain/metrics';
import { describeRiskRule } from '@payfac/domain/risk';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { FormWide } from '@payfac/ui/form-layout';
import { PercentageInput } from '@payfac/ui/percentage-input';
import { useWatch } from 'react-hook-form';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { type ControlProps, textOrNothing } from '../../../shared/form/controls/control.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';
import * as styles from '../risk-rules.css.ts';
import { Checks, Kind, Metric, Period, Subject } from './choices.tsx';
import { conditionOf, type ruleForm } from './rule-form.ts';

const CountLimit = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <CurrencyInput
    {...rest}
    prefix=""
    decimals={0}
    value={value === undefined ? null : Number(value)}
    onChange={(number) => onChange(number === null ? undefined : String(number))}
  />
);

const MoneyLimit = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <CurrencyInput
    {...rest}
    value={value === undefined ? null : Number(value)}
    onChange={(dollars) => onChange(dollars === null ? undefined : dollars.toFixed(2))}
  />
);

const PercentLimit = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <PercentageInput
    {...rest}
    value={value}
    onChange={(percent) => onChange(textOrNothing(percent))}
  />
);

/** A metric's limit is decimal text, edited in the metric's unit. */
const limitControls = {
  count: CountLimit,
  money: MoneyLimit,
  percent: PercentLimit,
} as const satisfies Readonly<Record<MetricUnit, unknown>>;

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
        description="Triggers above this value."
        isRequired
      />
    </>
  );
}

/** A rule's kind and its parameters. */
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

/** The rule's current values, in a sentence. */
export function InWords({ of: { form } }: OfRuleForm) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const condition = conditionOf(values);
  return (
    <p className={styles.words} aria-live="polite">
      {condition
        ? describeRiskRule({ ...condition, action: values.action ?? 'alert' })
        : 'Fill in the parameters to see the rule in words.'}
    </p>
  );
}
