import type { Figure } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';

/** A widget's parameters, from the address. */
export function useFigure(widget: string): Figure {
  const { range, isCompared } = useAddressRange(widget);
  const { scope } = useScope(widget);
  return { range, scope, isCompared };
}
