import { describeRiskRule } from '@payfac/domain/risk';
import { useWatch } from 'react-hook-form';
import type { OfRuleForm } from './condition-fields.tsx';
import * as styles from './rule-dialog.css.ts';
import { conditionOf } from './rule-form.ts';

/** The rule as it is filled in, in a sentence. */
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
