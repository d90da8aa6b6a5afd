import { Button } from '@payfac/ui/button';
import { Popover } from '@payfac/ui/popover';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useListFrame } from '../../screen/list-frame.ts';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';
import * as styles from './summary.css.ts';

export interface ListSummaryProps {
  /** The list's query. */
  readonly wire: Wire;
  /** The list's address with other values of some filters. */
  readonly hrefOf: (values: FilterValues) => string;
}

/** Figures for a list's query, rendered in the clearest form. */
export interface ListSummary {
  /** The label of the button that opens them when the title has no room. */
  readonly label: string;
  readonly Content: ComponentType<ListSummaryProps>;
}

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
