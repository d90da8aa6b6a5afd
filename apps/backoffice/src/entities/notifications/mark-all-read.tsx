import type { NotificationKind } from '@payfac/domain/notifications';
import { Button } from '@payfac/ui/button';
import { useState } from 'react';
import { notify, notifyFailure } from '../../shared/notify/notify.ts';
import { markAllRead } from './mark-read.ts';

interface MarkAllReadProps {
  readonly size?: 'small' | 'medium';
  /** Only these kinds. Default: everything. */
  readonly kinds?: readonly NotificationKind[];
}

const marked = (count: number): string =>
  count === 1 ? 'Marked 1 notification as read.' : `Marked ${count} notifications as read.`;

/** Empties the unread part of the inbox, or one of it, and says how many that were. */
export function MarkAllRead({ size = 'medium', kinds }: MarkAllReadProps) {
  const [isRunning, setRunning] = useState(false);

  async function run(): Promise<void> {
    setRunning(true);
    try {
      notify('success', marked(await markAllRead(kinds)));
    } catch (problem) {
      notifyFailure(problem);
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button size={size} isLoading={isRunning} onPress={() => void run()}>
      Mark all as read
    </Button>
  );
}
