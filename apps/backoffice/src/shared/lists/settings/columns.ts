import type { ColumnSettings } from '@payfac/ui/table';
import type { LocalSettings } from './local-settings.ts';

interface Identified {
  readonly id: string;
  readonly isHiddenAtFirst?: boolean;
}

/** The table's settings: columns as saved or declared, widths and density from this browser. */
export function columnSettings(
  columns: readonly Identified[],
  kept: readonly string[] | undefined,
  { widths, density }: LocalSettings,
): ColumnSettings {
  const shown = kept?.filter((id) => columns.some((column) => column.id === id));
  const hidden = columns
    .filter(({ id, isHiddenAtFirst }) => (shown ? !shown.includes(id) : isHiddenAtFirst))
    .map(({ id }) => id);
  return { order: shown ?? [], hidden, widths, ...(density && { density }) };
}

/** Ids of the visible columns, in order. A column that the order doesn't name keeps its left neighbor. */
export function shownIds(
  columns: readonly Identified[],
  { order, hidden }: Pick<ColumnSettings, 'order' | 'hidden'>,
): string[] {
  const ids = order.filter((id) => columns.some((column) => column.id === id));
  for (const [index, { id }] of columns.entries()) {
    if (ids.includes(id)) continue;
    const left = columns[index - 1];
    ids.splice(left ? ids.indexOf(left.id) + 1 : 0, 0, id);
  }
  return ids.filter((id) => !hidden.includes(id));
}
