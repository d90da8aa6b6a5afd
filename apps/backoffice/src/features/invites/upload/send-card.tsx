import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { ConfirmDialog } from '@payfac/ui/confirm-dialog';
import { Inline, Stack } from '@payfac/ui/layout';
import { Progress } from '@payfac/ui/progress';
import { useState } from 'react';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import type { SortedRows } from './rows.ts';
import { sendLost, sendReady, stopSending } from './send-rows.ts';
import { type LostRows, type Order, startOver, type UploadState } from './state.ts';
import * as styles from './upload.css.ts';

interface LostUploadProps {
  readonly lost: LostRows;
  readonly order: Order;
  /** How many rows may have arrived. */
  readonly unknown: number;
}

/** An upload that failed as a whole: the single failed row stands for all rows of the upload. */
function LostUpload({ lost, order, unknown }: LostUploadProps) {
  const { row, numbers, isSent } = lost;
  const { spProductId } = order;
  const again = () => {
    if (spProductId !== undefined) void sendLost({ ...order, spProductId, isSent });
  };
  return (
    <Banner
      tone="danger"
      title={row.errorDetails.message}
      isAnnounced
      {...(unknown > 0 && {
        actions: (
          <Button size="small" onPress={again}>
            {`Send ${counted(unknown, 'row')} again`}
          </Button>
        ),
      })}
    >
      {`Rows ${numbers[0]} to ${numbers.at(-1)} failed. `}
      {unknown > 0
        ? 'Some of these invites may have been created. Sending the rows again creates only those that are missing.'
        : 'None of these rows were taken. You can send them again.'}
    </Banner>
  );
}

interface SendCardProps {
  readonly state: UploadState;
  readonly sorted: SortedRows;
  /** Called when no product is chosen. */
  readonly onProductMissing: () => void;
}

function OutcomeBanner({ state, sorted }: Pick<SendCardProps, 'state' | 'sorted'>) {
  const { outcome } = state;
  if (!outcome || (outcome.created === 0 && outcome.failed === 0)) return null;
  const { created, failed, isSent, wasStopped } = outcome;
  const verb = isSent ? 'created and sent' : 'created';
  const rest = sorted.ready.length;
  return (
    <Banner
      tone={failed > 0 ? 'warning' : 'success'}
      title={`${counted(created, 'invite')} ${verb}`}
      isAnnounced
    >
      {[
        failed > 0 &&
          `${counted(failed, 'row')} failed. Fix what’s wrong below and send only those again.`,
        wasStopped && rest > 0 && `Stopped: ${counted(rest, 'row')} not sent.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}

/** What sending will do, its progress, and its result. */
export function SendCard({ state, sorted, onProductMissing }: SendCardProps) {
  const [asked, setAsked] = useState<boolean>();
  const { order, sending, lost } = state;
  const { ready, wrong, leftOut, done } = sorted;
  const invites = counted(ready.length, 'invite');
  const ask = (isSent: boolean) => {
    if (order.spProductId === undefined) onProductMissing();
    else setAsked(isSent);
  };
  const go = () => {
    const { spProductId } = order;
    const isSent = asked ?? false;
    setAsked(undefined);
    if (spProductId !== undefined) void sendReady({ ...order, spProductId, isSent });
  };
  const skipped = wrong.length + leftOut.length;
  return (
    <Card title="Check and send">
      <Stack gap="lg">
        {sending ? (
          <Stack gap="md">
            <Progress
              label={sending.isStopping ? 'Stopping' : 'Sending rows'}
              value={(sending.sent / Math.max(1, sending.total)) * 100}
              valueText={`${wholeNumber(sending.sent)} of ${wholeNumber(sending.total)}`}
            />
            <Inline gap="sm">
              <Button onPress={stopSending} isLoading={sending.isStopping}>
                Stop
              </Button>
              <p className={styles.note}>
                You can work elsewhere in this tab meanwhile. Stopping keeps what was created.
              </p>
            </Inline>
          </Stack>
        ) : (
          <>
            <OutcomeBanner state={state} sorted={sorted} />
            {lost && <LostUpload lost={lost} order={order} unknown={sorted.unknown.length} />}
            <output className={styles.figures}>
              <span>{`${counted(ready.length, 'row')} ready`}</span>
              <span>{`${wholeNumber(wrong.length)} ${wrong.length === 1 ? 'needs' : 'need'} fixing`}</span>
              {leftOut.length > 0 && <span>{`${wholeNumber(leftOut.length)} left out`}</span>}
              {done.length > 0 && <span>{`${wholeNumber(done.length)} created`}</span>}
            </output>
            <Inline gap="sm">
              {ready.length > 0 && (
                <>
                  <Button variant="primary" onPress={() => ask(true)}>
                    {`Create and send ${invites}`}
                  </Button>
                  <Button onPress={() => ask(false)}>{`Create ${invites}`}</Button>
                </>
              )}
              {done.length > 0 && <Button onPress={startOver}>Upload another file</Button>}
            </Inline>
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? `Create and send ${invites}?` : `Create ${invites}?`}
        confirmLabel={asked ? 'Create and send' : 'Create invites'}
        onConfirm={go}
        onCancel={() => setAsked(undefined)}
      >
        {[
          asked
            ? 'Each person gets an email with a link right away.'
            : 'Nobody gets an email until you send the invite from the list.',
          skipped > 0 && `${counted(skipped, 'row')} that need fixing or are left out aren’t sent.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmDialog>
    </Card>
  );
}
