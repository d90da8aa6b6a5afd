import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { counted } from '../../../shared/counted.ts';
import { sendLost } from './send-rows.ts';
import type { LostRows, Order } from './state.ts';

interface LostUploadProps {
  readonly lost: LostRows;
  readonly order: Order;
  /** Rows that may have arrived. */
  readonly unknown: number;
}

/** An upload that failed as a whole: one failed row, which stands for the rows of the file it was of. */
export function LostUpload({ lost, order, unknown }: LostUploadProps) {
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
