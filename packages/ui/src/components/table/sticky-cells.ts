import { classNames } from '../../styling/class-names.ts';
import { atEnd, atStart, checkAtStart } from './table-edge.css.ts';
import { stuckEnd, stuckFirst, stuckTools } from './table-sticky.css.ts';

/** Classes of a row's first and last cells: at the table's edge, or sticky. */
export interface StickyCells {
  expand?: string | undefined;
  check?: string | undefined;
  first?: string | undefined;
  /** A row's actions always stay visible. */
  actions: string;
}

const actions = classNames(atEnd, stuckEnd);

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
          actions,
        }
      : { first: classNames(atStart, stuck(stuckFirst[0])), actions };
  }
  const expand = classNames(atStart, stuck(stuckTools[0]));
  return hasSelection
    ? {
        expand,
        check: classNames(stuck(stuckTools[1])),
        first: classNames(stuck(stuckFirst[2])),
        actions,
      }
    : { expand, first: classNames(stuck(stuckFirst[1])), actions };
}
