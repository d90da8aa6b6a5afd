import type { Output } from '@payfac/api/contract';
import * as operations from '@payfac/api/contract/operations';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Stack } from '@payfac/ui/layout';
import { TagsInput } from '@payfac/ui/tags-input';
import { useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import * as styles from './jobs.css.ts';

type Checked = Output<typeof operations.syncTransactions>;

/** What the processors said, and what they could not. */
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

/** Payments whose outcome is open are completed with what the processor says; nothing is charged. */
export function OpenPayments() {
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
      title="Payments awaiting an outcome"
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
