import { Button } from '@payfac/ui/button';
import { Popover } from '@payfac/ui/popover';
import { createPortal } from 'react-dom';
import { useListFrame } from '../../screen/list-frame.ts';
import type { ListSummary, ListSummaryProps } from './summary.ts';
import * as styles from './summary-parts.css.ts';

interface SummaryPartProps extends ListSummaryProps {
  readonly summary: ListSummary;
}

interface SummaryButtonProps extends SummaryPartProps {
  /** Whether a record next to the list takes up the title's room even in a wide window. */
  readonly isNarrow: boolean;
}

/** In the line of the page's title. */
export function SummaryInTitle({ summary: { Content }, ...props }: SummaryPartProps) {
  const place = useListFrame()?.summary;
  return place ? createPortal(<Content {...props} />, place) : null;
}

/** Behind a button, when the title has no room for it. */
export const SummaryButton = ({
  summary: { label, Content },
  isNarrow,
  ...props
}: SummaryButtonProps) => (
  <span className={isNarrow ? undefined : styles.button}>
    <Popover
      label={label}
      placement="bottom end"
      trigger={
        <Button size="small" variant="quiet">
          {label}
        </Button>
      }
    >
      <div className={styles.panel}>
        <Content {...props} />
      </div>
    </Popover>
  </span>
);
