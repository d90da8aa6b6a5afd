import type { ColumnSettings, TableDensity } from '@payfac/ui/table';
import * as z from 'zod/mini';
import { inBrowser } from '../../browser-storage/browser-storage.ts';

/** Settings that the server's report settings don't include, stored per user in this browser. */
const stored = z.object({
  widths: z.record(z.string(), z.number()),
  density: z.optional(z.enum(['compact', 'comfortable'])),
});

interface LocalSettings {
  readonly widths: Readonly<Record<string, number>>;
  readonly density?: TableDensity | undefined;
}

const keyOf = (userId: string, report: string): string => `payments.list.${userId}.${report}`;

/** Signing out clears the browser's storage, including these. */
export function readLocal(userId: string, report: string): LocalSettings {
  try {
    return stored.parse(JSON.parse(inBrowser.read(keyOf(userId, report)) ?? ''));
  } catch {
    return { widths: {} };
  }
}

export function writeLocal(userId: string, report: string, settings: LocalSettings): void {
  inBrowser.write(keyOf(userId, report), JSON.stringify(settings));
}

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
