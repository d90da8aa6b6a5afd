import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { ColumnsIcon } from '../icons/index.ts';
import { Popover } from '../popover/popover.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './table-settings.css.ts';
import type { TableSettingsProps } from './table-settings-props.ts';

/** Loads when first opened: most lists are viewed with default settings. */
const Panel = lazy(async () => ({
  default: (await import('./table-settings-panel.tsx')).TableSettingsPanel,
}));

/** A button that opens a user's table settings: columns, their order, density. */
export function TableSettings(props: TableSettingsProps) {
  const messages = useMessages();
  return (
    <Popover
      label={messages.columns}
      placement="bottom end"
      trigger={
        <Button size="small" icon={<ColumnsIcon size={14} />}>
          {messages.columns}
        </Button>
      }
    >
      <div className={styles.panel}>
        <Suspense fallback={<Skeleton lines={6} />}>
          <Panel {...props} />
        </Suspense>
      </div>
    </Popover>
  );
}
