/** Page Up and Page Down move a slider by a tenth, as native ones do. */
const PAGES = 10;

/** The position a key moves to; undefined for a key that isn't a slider's. */
export function indexAfterKey(
  key: string,
  index: number | undefined,
  count: number,
): number | undefined {
  const last = count - 1;
  const from = index ?? last;
  const page = Math.max(1, Math.round(count / PAGES));
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - page,
    PageUp: from + page,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(last, Math.max(0, next));
}
