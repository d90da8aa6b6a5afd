import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { useAtomValue } from 'jotai';
import { recordAt } from '../../shared/address.ts';
import { type Attempt, describeMove } from '../../shared/money-move/attempt.ts';
import {
  attemptsAtom,
  dismissEnded,
  type Ended,
  endedAtom,
} from '../../shared/money-move/attempts.ts';
import * as styles from './shell.css.ts';

function Waiting({ attempt: { move } }: { readonly attempt: Attempt }) {
  return (
    <Banner tone="warning" isAnnounced>
      We haven't heard back from the processor about the {describeMove(move)}. We're checking the
      result — don't send it again.
    </Banner>
  );
}

function Known({ attempt: { key, move }, ending }: Ended) {
  const what = describeMove(move);
  const dismiss = () => dismissEnded(key);
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
          The {what} didn't go through. {ending.reason}
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

/** Payments whose outcome is not known, on every page, and how those ended that no form waits for. */
export function PendingOutcomes() {
  const attempts = useAtomValue(attemptsAtom).filter(({ state }) => state === 'unknown');
  const ended = useAtomValue(endedAtom);
  if (attempts.length === 0 && ended.length === 0) return null;
  return (
    <div className={styles.outcomes}>
      {attempts.map((attempt) => (
        <Waiting key={attempt.key} attempt={attempt} />
      ))}
      {ended.map((each) => (
        <Known key={each.attempt.key} {...each} />
      ))}
    </div>
  );
}
