import { Banner } from '@payfac/ui/banner';
import type { Move } from './attempt.ts';
import { describeMove } from './attempt.ts';

/** The action that must not be repeated. */
export type Verb = 'send it' | 'run the card' | 'pay';

interface StillWaitingProps {
  /** Default: `send it`. */
  readonly verb?: Verb;
  /** What is pending, when the form that sent it is gone. */
  readonly move?: Move;
}

/** The warning about a movement of money whose outcome is unknown. */
export const StillWaiting = ({ verb = 'send it', move }: StillWaitingProps) => (
  <Banner tone="warning" isAnnounced>
    We haven’t heard back{move && ` about the ${describeMove(move)}`}. We’re checking the result —
    don’t {verb} again.{!move && ' You can leave; we’ll tell you how it ended.'}
  </Banner>
);
