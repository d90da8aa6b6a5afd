import { useQuery } from '@tanstack/react-query';
import type { RecordPicker } from './record-picker.ts';

/** The name of an id, with a placeholder while it loads. */
export type NameOf = (id: string) => string;

/** Shown while a name loads, since users can't read an id. */
export const unnamed = '…';

/**
 * The names of ids in an address or filter. An id without a name, such as one that the user may not see, is shown as it
 * is.
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
