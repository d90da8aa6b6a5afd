import { formatDateTime } from '@payfac/domain/time';
import { IconButton } from '@payfac/ui/icon-button';
import { RefreshIcon } from '@payfac/ui/icons';
import { getZone } from '../time/clock.ts';
import * as styles from './list-view.css.ts';
import type { Rows } from './use-rows.ts';

interface RefreshProps {
  readonly noun: string;
  readonly rows: Pick<Rows<never>, 'updatedAt' | 'isFetching' | 'refresh'>;
}

const timeOf = (at: number): string =>
  formatDateTime(new Date(at), getZone()).split(' ').slice(1).join(' ');

/** When the rows were loaded, and a button that loads them again. */
export const Refresh = ({ noun, rows: { updatedAt, isFetching, refresh } }: RefreshProps) => (
  <>
    {updatedAt > 0 && (
      <span className={styles.updated}>
        {isFetching ? 'Updating…' : `Updated ${timeOf(updatedAt)}`}
      </span>
    )}
    <IconButton
      size="small"
      label={`Refresh ${noun}`}
      icon={<RefreshIcon size={16} />}
      onPress={refresh}
    />
  </>
);
