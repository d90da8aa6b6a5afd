import { dateRangeLabels, type InstantRange } from '@payfac/domain/time';
import { readCustomRange, type StatsRange } from '@payfac/ui/stats-card';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { listAt, locationAtom, withParams } from '../../shared/address.ts';

/** The address of a list with exactly the rows that a widget counts, so that its total equals the figure. */
export const rowsAt = (
  path: string,
  filters: Parameters<typeof listAt>[1],
  span?: InstantRange,
): string =>
  listAt(path, { ...filters, from: span?.from.toISOString(), to: span?.to.toISOString() });

/** The page's range, unless its address has another. */
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

/** The address's value for no comparison with the previous period. */
const notCompared = 'none';

/** Clears the cards' own ranges, which a choice for the whole page replaces. */
const ownRanges = (search: string): Readonly<Record<string, undefined>> =>
  Object.fromEntries(
    [...new URLSearchParams(search).keys()]
      .filter((each) => each.startsWith('range.'))
      .map((each) => [each, undefined]),
  );

/**
 * A card's range from the address: its own if it has one, otherwise the page's. So Back from a figure's list restores
 * both, and a colleague who gets the address sees the same.
 */
export function useAddressRange(card?: string) {
  const params = new URLSearchParams(useAtomValue(locationAtom).search);
  const navigate = useNavigate();
  const pageRange = readRange(params.get('range')) ?? defaultRange;
  const range = (card && readRange(params.get(`range.${card}`))) || pageRange;
  const set = (changes: Parameters<typeof withParams>[1]) =>
    void navigate({ search: withParams(location.search, changes) }, { preventScrollReset: true });
  const setRange = (chosen: StatsRange) => {
    const text = writeRange(chosen);
    const asItIs = writeRange(card ? pageRange : defaultRange);
    const own = text === asItIs ? undefined : text;
    set(card ? { [`range.${card}`]: own } : { ...ownRanges(location.search), range: own });
  };
  return {
    range,
    pageRange,
    setRange,
    /** Whether figures show their change since the previous period. */
    isCompared: params.get('compare') !== notCompared,
    setCompared: (is: boolean) => set({ compare: is ? undefined : notCompared }),
  };
}
