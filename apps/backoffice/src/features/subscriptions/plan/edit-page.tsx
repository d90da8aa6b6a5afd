import * as plans from '@payfac/api/contract/plans';
import type { Plan } from '@payfac/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { shows } from '../../../shared/query/follow.ts';
import { LoadedScreen } from '../../../shared/screen/loaded-screen.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { planActions } from '../plans/actions.tsx';
import { PlanStatusBadge } from '../plans/status-badge.tsx';
import { EditForm } from './edit-form.tsx';

/** /subscriptions/plans/:id: a plan, what may be done with it, and its form. */
export function Component() {
  const { id = '' } = useParams();
  const plan = useQuery<Plan>({
    queryKey: [shows(plans.get), 'plan', id],
    queryFn: () => send(plans.get)({ params: { id } }),
    refetchOnWindowFocus: false,
  });
  return (
    <LoadedScreen of={plan} noun="plan" list="/subscriptions/plans">
      {(data) => (
        <Screen
          name={data.name}
          description={data.accountName}
          badges={<PlanStatusBadge status={data.status} />}
          actions={<RecordActions actions={planActions} record={data} name={data.name} />}
        >
          <EditForm key={data.planId} plan={data} />
        </Screen>
      )}
    </LoadedScreen>
  );
}
