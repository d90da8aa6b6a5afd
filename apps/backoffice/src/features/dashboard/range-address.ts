import { dateRangeLabels, type InstantRange } from '@payfac/domain/time';
import { readCustomRange, type StatsRange } from '@payfac/ui/stats-card';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { listAt, withParams } from '../../shared/address.ts';
import { locationAtom } from '../../shared/location.ts';

/** The address of a list with exactly the rows a widget counts, so that its total is their figure. */
export const rowsAt = (
  path: string,
  filters: Parameters<typeof listAt>[1],
  span?: InstantRange,
): string =>
  listAt(path, { ...filters, from: span?.from.toISOString(), to: span?.to.toISOString() });

/** What the page shows unless its address says otherwise. */
const defaultRange: StatsRange = { id: 'last30Days' };

const isPreset = (text: string): text is Exclude<StatsRange['id'], 'custom'> =>
  text === 'all' || Object.hasOwn(dateRangeLabels, text);

/** `last7Days`, or two days as `2026-01-01..2026-01-31`; undefined for anything else. */
export function readRange(text: string | null): StatsRange | undefined {
  if (text === null) return undefined;
  return isPreset(text) ? { id: text } : readCustomRange(text.split('..'));
}

export const writeRange = (range: StatsRange): string =>
  range.id === 'custom' ? `${range.from}..${range.to}` : range.id;

/**
 * A card's range as the address has it: its own where it was chosen, else the page's. Going back from
 * the list that a figure leads to finds both again, and so does a colleague who is sent the address.
 */
export function useAddressRange(card?: string) {
  const params = new URLSearchParams(useAtomValue(locationAtom).search);
  const navigate = useNavigate();
  const key = card ? `range.${card}` : 'range';
  const own = readRange(params.get(key));
  const range = own ?? readRange(params.get('range')) ?? defaultRange;
  const setRange = (chosen: StatsRange) => {
    const text = writeRange(chosen);
    const isDefault = !card && text === writeRange(defaultRange);
    // What is chosen for the page takes the place of what single cards were given.
    const overrides = card ? [] : [...new URLSearchParams(location.search).keys()];
    const changes: Record<string, string | undefined> = Object.fromEntries(
      overrides
        .filter((each) => each.startsWith('range.') || each === 'chart')
        .map((each) => [each, undefined]),
    );
    changes[key] = isDefault ? undefined : text;
    void navigate({ search: withParams(location.search, changes) }, { preventScrollReset: true });
  };
  return { range, setRange };
}
