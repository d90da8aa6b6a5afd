import { useQuery } from '@tanstack/react-query';
import type { RecordPicker } from './record-picker.ts';

/** What an id is called; stands for the name itself while that is on its way. */
export type NameOf = (id: string) => string;

/** Shown while a name loads: an ID means nothing to people. */
export const unnamed = '…';

/**
 * The names of ids that stand in an address or a filter. An id that no name is found for, such as one
 * that the person may not see, is called by itself.
 */
export function useNames(picker: RecordPicker | undefined, ids: readonly string[]): NameOf {
  const sorted = ids.toSorted();
  const isAsked = picker !== undefined && sorted.length > 0;
  const { data, error } = useQuery<ReadonlyMap<string, string>>({
    queryKey: [picker ? [picker.entity] : [], 'record-names', picker?.entity, sorted],
    queryFn: ({ signal }) => picker?.names(sorted, signal) ?? new Map(),
    enabled: isAsked,
    staleTime: 300_000,
  });
  const isKnown = !isAsked || data !== undefined || error !== null;
  return (id) => data?.get(id) ?? (isKnown ? id : unnamed);
}
