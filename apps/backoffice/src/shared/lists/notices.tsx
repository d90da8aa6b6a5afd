import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { counted } from '../counted.ts';
import type { Ignored } from './address/list-state.ts';
import * as styles from './list-view.css.ts';
import type { Rows } from './use-rows.ts';

interface NoticesProps {
  readonly noun: { readonly one: string; readonly many: string };
  readonly rows: Rows<unknown>;
  readonly ignored: readonly Ignored[];
  readonly newer: number | undefined;
  readonly onForget: () => void;
  readonly onShowNewer: () => void;
}

const newRows = (count: number, { one, many }: NoticesProps['noun']): string =>
  counted(count, `new ${one}`, `new ${many}`);

/** Notices about the visible rows: they are outdated, newer ones exist, or a filter couldn't be read. */
export function Notices({ noun, rows, ignored, newer, onForget, onShowNewer }: NoticesProps) {
  const { shown, error, isOffline, refresh } = rows;
  return (
    <div className={styles.notices}>
      {ignored.length > 0 && (
        <Banner tone="warning" onDismiss={onForget}>
          {`Some settings in this link aren’t valid and were ignored: ${ignored
            .map(({ label, value }) => `${label} “${value}”`)
            .join(', ')}.`}
        </Banner>
      )}
      {error && shown && !isOffline && (
        <Banner
          tone="danger"
          isAnnounced
          title={`Couldn’t load ${noun.many}`}
          actions={
            <Button size="small" onPress={refresh}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {newer !== undefined && (
        <Banner
          isAnnounced
          actions={
            <Button size="small" onPress={onShowNewer}>
              Show
            </Button>
          }
        >
          {newRows(newer, noun)}
        </Banner>
      )}
    </div>
  );
}
