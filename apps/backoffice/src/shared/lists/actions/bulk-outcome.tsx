import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { counted, wholeNumber } from '../../counted.ts';
import type { List } from '../list.ts';
import * as styles from './actions.css.ts';
import { type BulkAction, sumOf } from './bulk-action.ts';
import type { BulkResult, Failed } from './run-bulk.ts';

interface BulkOutcomeProps<R> {
  readonly noun: List<R>['noun'];
  readonly action: BulkAction<R>;
  readonly result: BulkResult<R>;
  readonly onRetry: (failed: readonly Failed<R>[]) => void;
  readonly onClose: () => void;
}

/** The outcome: how many rows succeeded, and each failed one by name and reason. */
export function BulkOutcome<R>(props: BulkOutcomeProps<R>) {
  const { noun, action, result, onRetry, onClose } = props;
  const { done, doneRows, failed, left, brokenBy } = result;
  const sum = doneRows.length > 0 ? sumOf(action, doneRows) : undefined;
  const isGood = failed.length === 0 && left === 0 && brokenBy === undefined;
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={action.label}
      footer={
        <>
          {failed.length > 0 && <Button onPress={() => onRetry(failed)}>Retry the failed</Button>}
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <Banner tone={isGood ? 'success' : 'warning'} isAnnounced>
          {done === 0 ? `No ${noun.many}` : counted(done, noun.one, noun.many)} {action.past}
          {sum !== undefined && `, ${sum}`}.
          {failed.length > 0 && ` ${wholeNumber(failed.length)} failed.`}
          {left > 0 && ` ${wholeNumber(left)} left unchanged.`}
          {brokenBy !== undefined && ` ${brokenBy}`}
        </Banner>
        {failed.length > 0 && (
          <ul className={styles.failures} aria-label="Failed">
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
