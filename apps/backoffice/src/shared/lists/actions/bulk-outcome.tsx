import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { counted } from '../../counted.ts';
import * as styles from './actions.css.ts';
import type { ListBulkAction } from './bulk-action.ts';
import type { BulkResult, Failed } from './run-bulk.ts';

interface BulkOutcomeProps<R> {
  readonly action: ListBulkAction<R>;
  readonly result: BulkResult<R>;
  readonly onRetry: (failed: readonly Failed<R>[]) => void;
  readonly onClose: () => void;
}

/** What became of the rows: how many were done, and each that was not, by name and reason. */
export function BulkOutcome<R>({ action, result, onRetry, onClose }: BulkOutcomeProps<R>) {
  const { done, failed, left, brokenBy } = result;
  const isGood = failed.length === 0 && left === 0 && brokenBy === undefined;
  const retriable = failed.filter(({ row }) => row !== undefined);
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={action.label}
      footer={
        <>
          {retriable.length > 0 && (
            <Button onPress={() => onRetry(retriable)}>Retry the failed</Button>
          )}
          <Button variant="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className={styles.ask}>
        <Banner tone={isGood ? 'success' : 'warning'} isAnnounced>
          {counted(done, 'row')} {action.past}.
          {failed.length > 0 && ` ${counted(failed.length, 'row')} failed.`}
          {left > 0 && ` ${counted(left, 'row was', 'rows were')} left unchanged.`}
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
