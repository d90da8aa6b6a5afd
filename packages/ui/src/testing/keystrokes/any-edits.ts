import fc from 'fast-check';
import { caretAt, type Mask, type MaskEdit, type MaskState } from '../../field/masked/mask.ts';

/** An edit and its position, clamped to the text at that point. */
export type PlacedEdit = readonly [edit: MaskEdit, place: number, length: number];

/** Sequences of typing, pasting and deleting, each anywhere in the text. */
export function anyEdits(
  characters: string,
  pastes: readonly string[],
): fc.Arbitrary<readonly PlacedEdit[]> {
  const edit: fc.Arbitrary<MaskEdit> = fc.oneof(
    fc.constantFrom(...characters.split('')).map((text) => ({ type: 'insert', text }) as const),
    fc.constantFrom(...pastes).map((text) => ({ type: 'paste', text }) as const),
    fc.record({
      type: fc.constant('delete' as const),
      direction: fc.constantFrom('backward' as const, 'forward' as const),
      unit: fc.constantFrom('character' as const, 'word' as const, 'line' as const),
    }),
  );
  return fc.array(fc.tuple(edit, fc.nat(24), fc.nat(5)), { maxLength: 40 });
}

/** The states of a mask after each edit, without refused ones. */
export function statesOf<Value>(
  mask: Mask<Value>,
  edits: readonly PlacedEdit[],
): readonly MaskState[] {
  const states: MaskState[] = [];
  let last = caretAt('', 0);
  for (const [edit, place, length] of edits) {
    const start = Math.min(place, last.text.length);
    const end = Math.min(start + length, last.text.length);
    const result = mask.edit({ ...last, start, end }, edit);
    if ('refused' in result) continue;
    last = result.state;
    states.push(last);
  }
  return states;
}
