import { arc } from 'd3-shape';

const quarter = Math.PI / 2;

/** Position of a value between the bounds, 0 to 1; what is not a number is at the start. */
export function shareOf(value: number, min: number, max: number): number {
  if (!Number.isFinite(value) || max <= min) return 0;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** The path of a half ring around its bottom center, from the start to a fraction of it. */
export function gaugePath(radius: number, thickness: number, share: number): string {
  const path = arc<undefined>()
    .innerRadius(radius - thickness)
    .outerRadius(radius)
    .cornerRadius(thickness / 2)
    .startAngle(-quarter)
    .endAngle(-quarter + 2 * quarter * share);
  return path(undefined) ?? '';
}
