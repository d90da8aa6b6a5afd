import { Button } from '@payfac/ui/button';
import { ChevronDownIcon } from '@payfac/ui/icons';
import { Popover } from '@payfac/ui/popover';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense, useState } from 'react';
import { laterPart } from '../../later/later-part.ts';
import { RemoveButton } from '../../records/remove-button.tsx';
import { useNames } from '../../records/use-names.ts';
import { StatusTabs, type StatusTabsProps } from '../statistics/status-tabs.tsx';
import { describeFilter } from './describe-filter.ts';
import { cleared, isSet, keysOf } from './filter.ts';
import type { FilterChipProps } from './filter-props.ts';
import * as styles from './filters.css.ts';
import { useKeptDraft } from './use-draft.ts';

/** Pickers, amounts and dates load with the first opened filter. */
const loadPanel = () => import('./filter-panel.tsx');
const FilterPanel = laterPart(async () => (await loadPanel()).FilterPanel);

/** A focused filter will probably be opened and typed into, so preload it. A failure is reported when it is opened. */
const fetchAhead = () => void loadPanel().catch(() => undefined);

interface ChipProps extends FilterChipProps {
  /** The most common choices, with the number of rows for each. */
  readonly states?: StatusTabsProps | undefined;
}

/** One filter in the toolbar: shows its value, opens its fields, and has a button to clear it. */
export function FilterChip({ states, ...props }: ChipProps) {
  const { filter, values, onApply } = props;
  const [isOpen, setOpen] = useState(false);
  const kept = useKeptDraft(keysOf(filter), values);
  const isActive = isSet(filter, values);
  const ids = filter.kind === 'record' ? (values[filter.key] ?? []) : [];
  const nameOf = useNames(filter.kind === 'record' ? filter.picker : undefined, ids);
  const text = isActive ? describeFilter(filter, values, nameOf) : undefined;
  const hasFields = states === undefined || filter.kind !== 'choice';
  return (
    <span
      className={isActive ? styles.activeChip : styles.chip}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      <Popover
        label={filter.label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="small" variant="quiet">
            <span className={styles.chipLine}>
              <span className={styles.chipLabel}>{filter.label}</span>{' '}
              {text === undefined ? (
                <ChevronDownIcon aria-hidden size={14} />
              ) : (
                <span className={styles.chipText} title={text}>
                  {text}
                </span>
              )}
            </span>
          </Button>
        }
      >
        <div className={styles.panel}>
          {states && (
            <StatusTabs
              {...states}
              isColumn
              onChoose={(chosen) => {
                states.onChoose(chosen);
                setOpen(false);
              }}
            />
          )}
          {hasFields && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <FilterPanel {...props} kept={kept} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </div>
      </Popover>
      {isActive && (
        <RemoveButton
          label={`Remove filter ${filter.label}`}
          onPress={() => onApply(cleared([filter]))}
        />
      )}
    </span>
  );
}
