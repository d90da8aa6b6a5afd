import * as metrics from '@payfac/api/contract/metrics';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Inline, Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { send } from '../../../shared/api/connection.ts';
import { ScrollIntoView } from '../../../shared/screen/scroll-into-view.tsx';
import { now } from '../../../shared/time/clock.ts';
import type { OfRuleForm } from '../form/condition-fields.tsx';
import { accountsOf, conditionOf } from '../form/rule-form.ts';
import {
  type Span,
  SpanSelect,
  spanOf,
  type TestFindings,
  TestResult,
  useTest,
} from './test-result.tsx';

/** The most payments shown next to a form. */
const most = 5;

/** What the rule's current values would have found. Nothing is saved, held or declined. */
export function TestPanel({ of: { form } }: OfRuleForm) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const condition = conditionOf(values);
  const subMerchantIds = accountsOf(values);
  const [span, setSpan] = useState<Span>('month');
  const { isRunning, result, error, run } = useTest<TestFindings>(
    JSON.stringify([condition, subMerchantIds, span]),
  );
  return (
    <Stack gap="md">
      <Text weight="semibold">Test on past payments</Text>
      <Inline align="end">
        <SpanSelect value={span} onChange={setSpan} />
        <Button
          isLoading={isRunning}
          onPress={() => {
            if (!condition) return void form.trigger(values.kind);
            void run(() =>
              send(metrics.testRun)({
                body: { ...condition, subMerchantIds, ...spanOf(span, now()) },
              }),
            );
          }}
        >
          Run test
        </Button>
      </Inline>
      {error !== undefined && (
        <Banner tone="danger" isAnnounced>
          {error}
        </Banner>
      )}
      {result && (
        <ScrollIntoView>
          <TestResult found={result} most={most} />
        </ScrollIntoView>
      )}
    </Stack>
  );
}
