import { jobNames } from '@payfac/domain/jobs';
import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { JobRow } from './job-row.tsx';
import * as styles from './jobs.css.ts';
import { OpenPayments } from './open-payments.tsx';

/** What the platform does on a schedule, to be done now, and payments whose outcome is open. */
export const ScheduledWork = () => (
  <Stack gap="xl">
    <OpenPayments />
    <Card
      title="Scheduled work"
      description="It runs automatically. Run it now if someone is waiting for it."
    >
      <ul className={styles.list} aria-label="Scheduled work">
        {jobNames.map((name) => (
          <JobRow key={name} name={name} />
        ))}
      </ul>
    </Card>
  </Stack>
);
