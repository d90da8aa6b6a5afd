import type { Output } from '@payfac/api/contract';
import * as operations from '@payfac/api/contract/operations';
import { type JobName, jobLabels, jobNames } from '@payfac/domain/jobs';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { TagsInput } from '@payfac/ui/tags-input';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from './jobs.css.ts';
import { jobTexts } from './jobs.data.ts';

interface JobRowProps {
  readonly name: JobName;
}

interface Ended {
  readonly finishedAt: Date;
  readonly count: number;
}

/** A scheduled job, and the result of running it here. */
function JobRow({ name }: JobRowProps) {
  const [ended, setEnded] = useState<Ended>();
  const { isRunning, error, run } = useRun(
    async () => setEnded(await send(operations.runNow)({ body: { name } })),
    () => undefined,
  );
  const label = jobLabels[name];
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{label}</p>
        <p className={styles.text}>{jobTexts[name]}</p>
        <output className={styles.ended}>
          {error !== undefined && <span className={styles.failed}>{error}</span>}
          {error === undefined &&
            ended &&
            `Finished ${showMoment(ended.finishedAt)}: ${counted(ended.count, 'item')}.`}
        </output>
      </div>
      <Button size="small" isLoading={isRunning} onPress={run} aria-label={`Run now: ${label}`}>
        Run now
      </Button>
    </li>
  );
}

type Checked = Output<typeof operations.syncTransactions>;

/** The processors' responses, and payments without one. */
const Outcome = ({ checked: { count, failed } }: { readonly checked: Checked }) => (
  <div>
    <output>{`${counted(count, 'payment')} completed.`}</output>
    {failed.length > 0 && (
      <ul className={styles.failures} aria-label="Still open">
        {failed.map(({ id, message }) => (
          <li key={id}>{`${id}: ${message}`}</li>
        ))}
      </ul>
    )}
  </div>
);

/** Completes payments with an unknown outcome from the processor's response; nothing is charged. */
function OpenPayments() {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [checked, setChecked] = useState<Checked>();
  const { isRunning, error, run } = useRun(
    async () =>
      setChecked(
        await send(operations.syncTransactions)({
          body: ids.length === 0 ? {} : { transactionIds: [...ids] },
        }),
      ),
    () => undefined,
  );
  return (
    <Card
      title="Unresolved payments"
      description="Asks the processors about them and completes their records. Nothing is charged."
    >
      <Stack gap="md" align="start">
        <div className={styles.field}>
          <TagsInput
            label="Transaction IDs"
            description="Leave empty to check all payments awaiting an outcome."
            value={ids}
            onChange={setIds}
            maxLength={60}
          />
        </div>
        <Button isLoading={isRunning} onPress={run}>
          Check outcomes
        </Button>
        {error !== undefined && (
          <Banner tone="danger" isAnnounced>
            {error}
          </Banner>
        )}
        {checked && error === undefined && <Outcome checked={checked} />}
      </Stack>
    </Card>
  );
}

/** The scheduled jobs, to run now, and payments with an unknown outcome. */
export const ScheduledWork = () => (
  <Stack gap="xl">
    <OpenPayments />
    <Card title="Scheduled work" description="Runs on a schedule. You can run it now.">
      <ul className={styles.list} aria-label="Scheduled work">
        {jobNames.map((name) => (
          <JobRow key={name} name={name} />
        ))}
      </ul>
    </Card>
  </Stack>
);
