interface Counted {
  readonly name: string;
  readonly count: number;
}

/** As many parts as a bar has colors, less one for the others. */
const most = 5;

/**
 * The largest parts, and all others as one, so that a bar stays readable and whole.
 * @param together the others as one part.
 */
export function withoutTail<P extends Counted>(
  parts: readonly P[],
  together: (others: readonly P[]) => P,
): readonly P[] {
  const ranked = parts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  const rest = ranked.slice(most);
  return rest.length < 2 ? ranked : [...ranked.slice(0, most), together(rest)];
}

export const countOfAll = (parts: readonly Counted[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);
