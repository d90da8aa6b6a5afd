import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { useAtomValue } from 'jotai';
import { recordAt } from '../../shared/address.ts';
import { describeMove } from '../../shared/money-move/attempt.ts';
import {
  attemptsAtom,
  dismissOutcome,
  type FinishedAttempt,
  finishedAttemptsAtom,
} from '../../shared/money-move/attempts.ts';
import { StillWaiting } from '../../shared/money-move/still-waiting.tsx';
import * as styles from './shell.css.ts';

function Known({ attempt: { key, move }, ending }: FinishedAttempt) {
  const what = describeMove(move);
  const dismiss = () => dismissOutcome(key);
  switch (ending.state) {
    case 'succeeded':
      return (
        <Banner
          tone="success"
          isAnnounced
          onDismiss={dismiss}
          actions={
            ending.transactionId && (
              <Link
                href={recordAt('/reporting/transactions', ending.transactionId)}
                onClick={dismiss}
              >
                View transaction
              </Link>
            )
          }
        >
          The {what} went through.
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" isAnnounced onDismiss={dismiss}>
          The {what} didn’t go through. {ending.reason}
        </Banner>
      );
    case 'never-arrived':
      return (
        <Banner tone="warning" isAnnounced onDismiss={dismiss}>
          The {what} never reached us. Nothing moved. You can try again.
        </Banner>
      );
  }
}

/** On every page: payments with an unknown outcome, and the outcomes that no form waits for. */
export function PendingOutcomes() {
  const attempts = useAtomValue(attemptsAtom).filter(({ state }) => state === 'unknown');
  const ended = useAtomValue(finishedAttemptsAtom);
  if (attempts.length === 0 && ended.length === 0) return null;
  return (
    <div className={styles.outcomes}>
      {attempts.map((attempt) => (
        <StillWaiting key={attempt.key} move={attempt.move} />
      ))}
      {ended.map((each) => (
        <Known key={each.attempt.key} {...each} />
      ))}
    </div>
  );
}
