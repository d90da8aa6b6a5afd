import { Card } from '@payfac/ui/card';
import { Checklist, type ChecklistProps } from '@payfac/ui/checklist';
import { Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { useAccount, useChecks } from '../account.ts';
import { Evidence } from './evidence.tsx';
import { activationTasks, tasksBeforeApproval, type UnderwritingTask } from './tasks.ts';
import * as styles from './underwriting.css.ts';

const shown = (tasks: readonly UnderwritingTask[]): ChecklistProps['tasks'] =>
  tasks.map(({ why, ...task }) => ({ ...task, ...(why !== undefined && { description: why }) }));

/** The basis of the decision: the tasks, with the checks' results next to them. */
export function UnderwritingSection() {
  const { application, record } = useAccount();
  const { data, error, refetch } = useChecks();
  const isApproved = application.provisioning !== null;
  if (error && !data) {
    return (
      <LoadProblem title="Couldn’t load checks" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <Card>
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      </Card>
    );
  }
  return (
    <div className={styles.columns}>
      <Stack>
        {isApproved && (
          <Checklist title="Before going live" tasks={shown(activationTasks(application))} />
        )}
        <Checklist
          title="Before approval"
          tasks={shown(tasksBeforeApproval(application, record, data))}
        />
      </Stack>
      <Evidence checks={data.filter((check) => check.subMerchantObjId === record._id)} />
    </div>
  );
}
