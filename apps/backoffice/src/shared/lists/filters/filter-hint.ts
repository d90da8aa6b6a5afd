import { parseFilterPattern } from '@payfac/domain/patterns';

/** Explains how a text filter matches once it looks like a pattern. */
export function formatFilterHint(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  return parseFilterPattern(text).kind === 'pattern'
    ? 'Matching as a pattern.'
    : 'That pattern isn’t supported; matching as plain text.';
}
