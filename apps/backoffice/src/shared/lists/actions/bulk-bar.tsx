import { BulkActionBar } from '@payfac/ui/bulk-action-bar';
import { Button } from '@payfac/ui/button';
import { createElement, useState } from 'react';
import { wholeNumber } from '../../counted.ts';
import { useLater } from '../../later/use-later.ts';
import type { List } from '../list.ts';
import type { BulkAction, Wire } from './bulk-action.ts';
import { sumOf } from './sum-of.ts';
import { useMatching } from './use-matching.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<R> {
  readonly list: List<R>;
  readonly actions: readonly BulkAction<R>[];
  readonly selection: Selection<R>;
  /** The query of the visible rows. */
  readonly wire: Wire;
  readonly count: number;
  readonly isLowerBound: boolean;
}

/** The number of selected rows, and the actions on them. */
export function BulkBar<R>(props: BulkBarProps<R>) {
  const { list, actions, selection, wire, count, isLowerBound } = props;
  const { rows, isAll, setAll, setKeys, keep } = selection;
  const [opened, setOpened] = useState<BulkAction<R>>();
  const close = () => setOpened(undefined);
  const dialog = useLater(opened !== undefined, () => import('./bulk-dialog.tsx'), close);
  const total = isAll ? count : rows.size;
  const text = `${wholeNumber(total)}${isAll && isLowerBound ? '+' : ''}`;
  const matching = useMatching(list, wire, { isAll, count });
  const chosen = isAll ? matching : [...rows.values()];
  /** Hides an action that no selected row allows, as far as they are known. */
  const offered = actions.filter(
    ({ isOffered }) =>
      !isOffered || chosen === 'many' || (chosen !== 'reading' && chosen.some(isOffered)),
  );
  const ofMoney = actions.find(({ amountOf }) => amountOf);
  const sum = ofMoney && typeof chosen !== 'string' ? sumOf(ofMoney, chosen) : undefined;
  return (
    <>
      <BulkActionBar
        label="Selected rows"
        count={total}
        isLowerBound={isAll && isLowerBound}
        summary={sum}
        onClear={() => {
          setAll(false);
          setKeys(new Set());
        }}
      >
        {offered.map((action) => (
          <Button
            key={action.label}
            size="small"
            variant={action.tone === 'danger' ? 'danger' : 'secondary'}
            onPress={() => setOpened(action)}
          >
            {action.label}
          </Button>
        ))}
      </BulkActionBar>
      {opened &&
        dialog &&
        createElement(dialog.BulkDialog<R>, {
          list,
          action: opened,
          target: isAll ? { wire } : { rows: [...rows.values()] },
          count: text,
          total,
          onChanged: ({ failed }) => {
            setAll(false);
            keep(new Set(failed.map(({ id }) => id)));
          },
          onClose: close,
        })}
    </>
  );
}
