import type { Figure } from './queries.ts';
import { useAddressRange } from './range-address.ts';
import { useScope } from './scope.ts';

/** What a widget asks for, as the address has it. */
export function useFigure(widget: string): Figure {
  const { range, isCompared } = useAddressRange(widget);
  const { scope } = useScope(widget);
  return { range, scope, isCompared };
}
