const RADIUS = 3;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * One bar between two heights in pixels; `to` may be above or below `from`.
 * @param isRound whether the far end is rounded, as the last of a stack is
 */
export function barPath(
  x: number,
  width: number,
  from: number,
  to: number,
  isRound: boolean,
): string {
  const radius = isRound ? Math.min(RADIUS, width / 3, Math.abs(to - from)) : 0;
  const toward = to < from ? radius : -radius;
  const [left, right, near] = [round(x), round(x + width), round(from)];
  const shoulder = round(to + toward);
  const far = round(to);
  return (
    `M${left} ${near}V${shoulder}Q${left} ${far} ${round(x + radius)} ${far}` +
    `H${round(x + width - radius)}Q${right} ${far} ${right} ${shoulder}V${near}Z`
  );
}
