import { Button } from '@payfac/ui/button';
import { FormActions, FormLayout } from '@payfac/ui/form-layout';
import { ChevronDownIcon, CloseIcon } from '@payfac/ui/icons';
import { Popover } from '@payfac/ui/popover';
import { useState } from 'react';
import { useNames } from '../../records/use-names.ts';
import type { CheckValue } from './check-filter.ts';
import { describeFilter } from './describe-filter.ts';
import { type Filter, type FilterValues, isSet, keysOf } from './filter.ts';
import * as styles from './filters.css.ts';
import { LaterFields } from './later-fields.tsx';
import { useDraft } from './use-draft.ts';

export interface FilterChipProps {
  readonly filter: Filter;
  readonly values: FilterValues;
  readonly check: CheckValue;
  readonly isMany: (key: string) => boolean;
  readonly onApply: (changes: FilterValues) => void;
}

const cleared = (filter: Filter): FilterValues =>
  Object.fromEntries(keysOf(filter).map((key) => [key, []]));

interface PanelProps extends FilterChipProps {
  readonly onClose: () => void;
}

function Panel({ filter, values, check, isMany, onApply, onClose }: PanelProps) {
  const done = (changes: FilterValues) => {
    onApply(changes);
    onClose();
  };
  const own = Object.fromEntries(keysOf(filter).map((key) => [key, values[key] ?? []]));
  const { draft, problems, set, apply } = useDraft([filter], own, check, done);
  return (
    <FormLayout
      label={`Filter by ${filter.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <LaterFields
        filter={filter}
        values={draft}
        problems={problems}
        isMany={isMany}
        onChange={set}
      />
      <FormActions>
        {isSet(filter, values) && <Button onPress={() => done(cleared(filter))}>Clear</Button>}
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </FormActions>
    </FormLayout>
  );
}

/** One filter in the toolbar: says what it is set to, opens its fields, and clears by its cross. */
export function FilterChip(props: FilterChipProps) {
  const { filter, values, onApply } = props;
  const [isOpen, setOpen] = useState(false);
  const isActive = isSet(filter, values);
  const ids = filter.kind === 'record' ? (values[filter.key] ?? []) : [];
  const names = useNames(filter.kind === 'record' ? filter.picker : undefined, ids);
  const text = isActive ? describeFilter(filter, values, names) : undefined;
  return (
    <span className={isActive ? styles.activeChip : styles.chip}>
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
          <Panel {...props} onClose={() => setOpen(false)} />
        </div>
      </Popover>
      {isActive && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove filter ${filter.label}`}
          onClick={() => onApply(cleared(filter))}
        >
          <CloseIcon aria-hidden size={13} />
        </button>
      )}
    </span>
  );
}
