import { Banner } from '@payfac/ui/banner';
import type { Move } from './attempt.ts';
import { describeMove } from './attempt.ts';

/** What must not be done a second time. */
export type Verb = 'send it' | 'run the card' | 'pay';

interface StillWaitingProps {
  /** Default: `send it`. */
  readonly verb?: Verb;
  /** What is waited for, where the form that sent it is gone. */
  readonly move?: Move;
}

/** The one warning about money whose outcome nobody knows yet. */
export const StillWaiting = ({ verb = 'send it', move }: StillWaitingProps) => (
  <Banner tone="warning" isAnnounced>
    We haven't heard back{move && ` about the ${describeMove(move)}`}. We're checking the result —
    don't {verb} again.{!move && " You can leave; we'll tell you how it ended."}
  </Banner>
);
