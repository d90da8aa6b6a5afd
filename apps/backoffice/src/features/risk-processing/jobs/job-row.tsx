import * as operations from '@payfac/api/contract/operations';
import { type JobName, jobLabels } from '@payfac/domain/jobs';
import { Button } from '@payfac/ui/button';
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

/** Any list may show what the work changed. */

/** A piece of scheduled work, and how it went when it was run here. */
export function JobRow({ name }: JobRowProps) {
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
