import * as riskRules from '@payfac/api/contract/risk-rules';
import { can } from '@payfac/domain/access';
import type { RiskRule } from '@payfac/domain/risk';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { OnOff } from '../../../shared/form/controls/toggles.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { Refusal } from '../../../shared/form/problems.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { TestPanel } from '../test-run/test-panel.tsx';
import { Accounts, Action, Severity, Watches } from './choices.tsx';
import { ConditionFields, InWords, type OfRuleForm } from './condition-fields.tsx';

import { newRule, problemsOf, ruleForm, ruleOf, valuesOf } from './rule-form.ts';

interface RuleDialogProps {
  /** The rule to change; without one, a rule is added. */
  readonly rule?: RiskRule;
  readonly onClose: () => void;
}

function AccountFields({ of: { form, Field } }: OfRuleForm) {
  const watches = useWatch({ control: form.control, name: 'watches' });
  return (
    <>
      <FormWide>
        <Field name="watches" as={Watches} label="Accounts" isRequired />
      </FormWide>
      {watches === 'some' && (
        <FormWide>
          <Field name="subMerchantIds" as={Accounts} label="Selected accounts" />
        </FormWide>
      )}
    </>
  );
}

/** Adds or changes a rule; it can be tested before it is saved. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const holder = useHolder();
  const form = useCallForm(ruleForm, {
    initial: rule ? valuesOf(rule) : newRule,
    call: (values) => {
      const body = ruleOf(values);
      if (!body) throw new Refusal('Fill in every field of the rule.');
      return rule
        ? send(riskRules.update)({ body: { ...body, ruleId: rule.ruleId } })
        : send(riskRules.create)({ body });
    },
    onDone: ({ name }) => {
      notify('success', rule ? `Saved ${name}.` : `Added ${name}.`);
      onClose();
    },
    draft: `risk-rule-${rule?.ruleId ?? 'new'}`,
    check: problemsOf,
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={rule ? `Edit ${rule.name}` : 'New rule'}
      submitLabel={rule ? 'Save changes' : 'Add rule'}
      onClose={onClose}
    >
      <FormSection>
        <FormWide>
          <Field name="name" as={Text} label="Name" isRequired maxLength={80} />
        </FormWide>
        <Field name="action" as={Action} label="Action" isRequired />
        <Field
          name="severity"
          as={Severity}
          label="Severity"
          description="Severity of its alerts."
          isRequired
        />
      </FormSection>
      <FormSection title="Condition">
        <ConditionFields of={form} />
        <AccountFields of={form} />
        <FormWide>
          <InWords of={form} />
        </FormWide>
        <FormWide>
          <Field name="enabled" as={OnOff} label="Turn on when saved" />
        </FormWide>
      </FormSection>
      {can(holder, 'sidebar.testRun') && <TestPanel of={form} />}
    </FormDialog>
  );
}
