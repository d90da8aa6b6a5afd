import { useQuery } from '../query/use-query.ts';
import type { RecordPicker } from './record-picker.ts';

const none: ReadonlyMap<string, string> = new Map();

/** The names of ids that stand in an address or a filter; an unknown id stays as it is. */
export function useNames(
  picker: RecordPicker | undefined,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const sorted = ids.toSorted();
  const { data } = useQuery<ReadonlyMap<string, string>>({
    queryKey: ['record-names', picker?.entity, sorted],
    queryFn: ({ signal }) => picker?.names(sorted, signal) ?? none,
    enabled: picker !== undefined && sorted.length > 0,
    staleTime: 300_000,
  });
  return data ?? none;
}
