import type { Plan } from '@payfac/domain/plans';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { useParams } from 'react-router-dom';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Screen } from '../../../shared/screen/screen.tsx';
import { stale } from '../api.ts';
import { planActions } from '../plans/actions.tsx';
import { PlanStatusBadge } from '../plans/status-badge.tsx';
import { api } from './api.ts';
import { EditForm } from './edit-form.tsx';

/** /subscriptions/plans/:id: a plan, what may be done with it, and its form. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery<Plan>({
    queryKey: ['plan', id],
    queryFn: () => api.plans.get({ params: { id } }),
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <Screen>
        <LoadProblem title="Couldn't load this plan" error={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  if (!data) {
    return (
      <Screen>
        <Card>
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        </Card>
      </Screen>
    );
  }
  return (
    <Screen
      name={data.name}
      description={data.accountName}
      badges={<PlanStatusBadge status={data.status} />}
      actions={
        <RecordActions actions={planActions} record={data} name={data.name} invalidates={stale} />
      }
    >
      <EditForm key={data.planId} plan={data} />
    </Screen>
  );
}
