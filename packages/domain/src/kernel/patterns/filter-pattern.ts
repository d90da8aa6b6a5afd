/** A text filter: plain text, or a `/pattern/flags` of the safe subset. */
export type FilterPattern =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: string };

const FORM = /^\/(.+)\/([imsu]*)$/su;
const MAX_LENGTH = 100;
const MAX_BOUND = 50;
const BACK_REFERENCE = /\\[1-9k]/;
const SPECIAL_GROUP = /\(\?(?!:)/;
const QUANTIFIED_GROUP = /\)(?:[*+?]|\{\d)/;
const QUANTIFIER_INSIDE_GROUP = /\((?:[^()\\]|\\.)*(?:[*+?]|\{\d+,?\d*\})(?:[^()\\]|\\.)*\)/;
const BOUND = /\{(\d+)(?:,(\d*))?\}/g;

function isSafe(source: string): boolean {
  if (source.length > MAX_LENGTH) return false;
  const shape = source
    .replace(/\[(?:[^\]\\]|\\.)*\]/g, 'x')
    .replace(/\\./g, (escape) => (BACK_REFERENCE.test(escape) ? escape : 'x'));
  if (BACK_REFERENCE.test(shape) || SPECIAL_GROUP.test(shape)) return false;
  const groups = shape.replace(/\(\?:/g, '(');
  if (
    QUANTIFIED_GROUP.test(groups) &&
    (QUANTIFIER_INSIDE_GROUP.test(groups) || /\([^)]*\(/.test(groups))
  )
    return false;
  for (const [, low, high] of shape.matchAll(BOUND)) {
    if (Number(low) > MAX_BOUND || Number(high ?? 0) > MAX_BOUND) return false;
  }
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Parses a text filter. Patterns are limited to a safe subset: at most 100 characters, no back-reference, no
 * look-around, no quantifier over a group that holds one, bounds up to 50. Anything else is plain text. Patterns run in
 * the database, never in JavaScript.
 */
export function parseFilterPattern(input: string): FilterPattern {
  const match = FORM.exec(input);
  const [, source = '', flags = ''] = match ?? [];
  if (match && isSafe(source)) return { kind: 'pattern', source, flags };
  return { kind: 'text', text: input };
}
