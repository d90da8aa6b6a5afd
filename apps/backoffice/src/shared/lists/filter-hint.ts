import { parseFilterPattern } from '@payfac/domain/patterns';

/** Says how a text filter will be read once it looks like a pattern. */
export function formatFilterHint(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined;
  return parseFilterPattern(text).kind === 'pattern'
    ? 'Read as a pattern.'
    : 'Read as plain text: not a pattern of the supported kind.';
}
