import { classNames } from '../../styling/class-names.ts';
import { atStart, checkAtStart } from './table-edge.css.ts';
import { stuckFirst, stuckTools } from './table-sticky.css.ts';

/** Classes of a row's first cells: which one is at the table's edge, and which ones stay in sight. */
export interface StickyCells {
  expand?: string | undefined;
  check?: string | undefined;
  first?: string | undefined;
}

export function stickyCells(
  isSticky: boolean,
  hasExpansion: boolean,
  hasSelection: boolean,
): StickyCells {
  const stuck = (className: string) => isSticky && className;
  if (!hasExpansion) {
    return hasSelection
      ? {
          check: classNames(checkAtStart, stuck(stuckTools[0])),
          first: classNames(stuck(stuckFirst[1])),
        }
      : { first: classNames(atStart, stuck(stuckFirst[0])) };
  }
  const expand = classNames(atStart, stuck(stuckTools[0]));
  return hasSelection
    ? { expand, check: classNames(stuck(stuckTools[1])), first: classNames(stuck(stuckFirst[2])) }
    : { expand, first: classNames(stuck(stuckFirst[1])) };
}
