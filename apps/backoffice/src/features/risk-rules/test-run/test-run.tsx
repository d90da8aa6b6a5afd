import * as riskRules from '@payfac/api/contract/risk-rules';
import type { RiskRule } from '@payfac/domain/risk';
import { Stack } from '@payfac/ui/layout';
import { SearchSelect } from '@payfac/ui/search-select';
import { Skeleton } from '@payfac/ui/skeleton';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { rulePicker } from '../../../entities/risk/rule-picker.ts';
import { withParams } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { TestForm } from './test-form.tsx';
import * as styles from './test-run.css.ts';

/** Tries a rule, or a changed condition of it, on past payments; the rule stands in the address. */
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
            title="Couldn't load the rule"
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
