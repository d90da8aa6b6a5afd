import { stuckFirst, stuckTools } from './table-sticky.css.ts';

/** Classes of the cells that stay in sight; none of them where nothing does. */
export interface StickyCells {
  expand?: string;
  check?: string;
  first?: string;
}

const NONE: StickyCells = {};

export function stickyCells(
  isSticky: boolean,
  hasExpansion: boolean,
  hasSelection: boolean,
): StickyCells {
  if (!isSticky) return NONE;
  if (!hasExpansion) {
    return hasSelection ? { check: stuckTools[0], first: stuckFirst[1] } : { first: stuckFirst[0] };
  }
  return hasSelection
    ? { expand: stuckTools[0], check: stuckTools[1], first: stuckFirst[2] }
    : { expand: stuckTools[0], first: stuckFirst[1] };
}
