import * as metrics from '@payfac/api/contract/metrics';
import * as riskRules from '@payfac/api/contract/risk-rules';
import { can } from '@payfac/domain/access';
import type { RiskRule } from '@payfac/domain/risk';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Inline, Stack } from '@payfac/ui/layout';
import { SearchSelect } from '@payfac/ui/search-select';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { rulePicker } from '../../../entities/risk/rules.ts';
import { withParams } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { Refusal } from '../../../shared/form/problems.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { now } from '../../../shared/time/clock.ts';
import { ConditionFields, InWords } from '../form/condition-fields.tsx';
import { conditionOf, problemsOf, ruleForm, valuesOf } from '../form/rule-form.ts';
import * as styles from '../risk-rules.css.ts';
import {
  type Span,
  SpanSelect,
  spanOf,
  type TestFindings,
  TestResult,
  useTest,
} from './test-result.tsx';

/** A rule's condition, tested unchanged or edited; an edited one can be saved. */
export function TestForm({ rule }: { readonly rule: RiskRule }) {
  const { ruleId, name } = rule;
  const holder = useHolder();
  const [span, setSpan] = useState<Span>('month');
  const [isSaving, setSaving] = useState(false);

  const form = useCallForm(ruleForm, {
    initial: valuesOf(rule),
    call: async (values) => {
      const condition = conditionOf(values);
      if (!condition) throw new Refusal('Fill in every field of the rule.');
      const body = { ...spanOf(span, now()), condition };
      await run(() => send(metrics.runRule)({ params: { ruleId }, body }));
    },
    onDone: () => undefined,
    check: problemsOf,
  });
  useWatch({ control: form.form.control });
  const condition = conditionOf(form.form.getValues());
  const { isRunning, result, error, run } = useTest<TestFindings>(
    JSON.stringify([condition, span]),
  );
  const isChanged = JSON.stringify(condition) !== JSON.stringify(conditionOf(valuesOf(rule)));

  const keep = async () => {
    if (!condition) return;
    setSaving(true);
    try {
      const body = { ...spanOf(span, now()), condition, save: true };
      await send(metrics.runRule)({ params: { ruleId }, body });
      notify('success', `Saved the condition of ${name}.`);
    } catch (problem) {
      notify('danger', problem instanceof Error ? problem.message : 'Rule update failed.');
    } finally {
      setSaving(false);
    }
  };

  return (
    <Stack gap="lg">
      <Card title="Condition">
        <Stack gap="lg">
          <FormSection>
            <ConditionFields of={form} />
            <FormWide>
              <InWords of={form} />
            </FormWide>
          </FormSection>
          <Inline align="end">
            <SpanSelect value={span} onChange={setSpan} />
            <Button variant="primary" isLoading={isRunning} onPress={form.submit}>
              Run test
            </Button>
            {isChanged && result && can(holder, 'riskMetrics.edit') && (
              <Button isLoading={isSaving} onPress={() => void keep()}>
                Save condition
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
      {error !== undefined && (
        <Banner tone="danger" isAnnounced>
          {error}
        </Banner>
      )}
      {result && (
        <Card title="Findings">
          <TestResult found={result} most={100} isLinked />
        </Card>
      )}
    </Stack>
  );
}

/** Tests a rule, or an edited condition of it, on past payments; the address names the rule. */
export function TestRun() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ruleId = new URLSearchParams(search).get('ruleId') ?? '';
  const { data, error, refetch } = useQuery<RiskRule>({
    queryKey: [shows(riskRules.get), 'risk-rules', 'rule', ruleId],
    queryFn: ({ signal }) => settled(send(riskRules.get)({ params: { ruleId } }, { signal })),
    enabled: ruleId !== '',
  });
  const rule = ruleId === '' ? undefined : data;
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <Text tone="muted">
          See what a rule would have found in past card payments. Nothing is held, declined, or
          alerted.
        </Text>
        <SearchSelect
          label="Rule"
          placeholder="Search by name"
          value={ruleId}
          load={rulePicker.search}
          {...(rule && { selectedOption: { value: ruleId, label: rule.name } })}
          onChange={(id) =>
            void navigate({ search: withParams(search, { ruleId: id }) }, { replace: true })
          }
        />
        {ruleId !== '' && error && !rule && (
          <LoadProblem
            title="Couldn’t load the rule"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {ruleId !== '' && !error && !rule && <Skeleton lines={6} />}
        {rule && <TestForm key={`${ruleId} ${rule.updatedAt.getTime()}`} rule={rule} />}
      </Stack>
    </div>
  );
}
