import type { Preferences, ReportSettings } from '@payfac/domain/users';
import type { Kept } from '../address/list-state.ts';
import type { FilterValues } from '../filters/filter.ts';

/** A list's saved view. */
export interface View {
  /** The part of its key after the report's; also its name in the address. */
  readonly id: string;
  readonly name: string;
  readonly kept: Kept;
}

/** Where a list's settings are stored. */
export interface ReportName {
  readonly report: string;
  readonly parent: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function valuesOf(filters: ReportSettings['filters']): FilterValues | undefined {
  if (filters === undefined) return undefined;
  const entries = Object.entries(filters).map(([key, value]): [string, readonly string[]] => [
    key,
    Array.isArray(value) ? value.filter(isText) : isText(value) ? [value] : [],
  ]);
  return Object.fromEntries(entries);
}

/** Saved settings as the list reads them; a view is complete, so anything it omits is unset. */
const keptOf = (saved: ReportSettings): Kept => ({
  columns: saved.columns,
  sort: saved.sort,
  pageSize: saved.pagination?.pageSize,
  values: valuesOf(saved.filters),
  search: saved.singleSearch,
});

export function savedOf(
  { reports }: Preferences,
  { report, parent }: ReportName,
): { readonly saved: Kept; readonly views: readonly View[] } {
  const ofParent = reports?.[parent] ?? {};
  const views = Object.entries(ofParent).flatMap(([key, settings]): View[] => {
    if (!key.startsWith(`${report}/`)) return [];
    const id = key.slice(report.length + 1);
    const kept = keptOf(settings);
    return [
      {
        id,
        name: settings.name ?? id,
        kept: { ...kept, values: kept.values ?? {}, search: kept.search ?? '' },
      },
    ];
  });
  const own = ofParent[report];
  return {
    saved: own ? keptOf(own) : {},
    views: views.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

const nonEmpty = (values: FilterValues | undefined): FilterValues | undefined => {
  const held = Object.entries(values ?? {}).filter(([, each]) => each.length > 0);
  return held.length > 0 ? Object.fromEntries(held) : undefined;
};

/** The body to save; a view has a name. */
export function settingsOf(kept: Kept, name?: string): ReportSettings {
  const filters = nonEmpty(kept.values);
  return {
    ...(filters && { filters: { ...filters } }),
    ...(kept.columns && { columns: [...kept.columns] }),
    ...(kept.sort && { sort: kept.sort }),
    ...(kept.pageSize && { pagination: { pageSize: kept.pageSize } }),
    ...(kept.search && { singleSearch: kept.search }),
    ...(name !== undefined && { name }),
  };
}

/** `Big ones` becomes `big-ones`, with a number if that is taken. */
export function viewId(name: string, taken: readonly string[]): string {
  const slug =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 40) || 'view';
  const free = (id: string, next: number): string =>
    taken.includes(id) ? free(`${slug}-${next}`, next + 1) : id;
  return free(slug, 2);
}
