const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Normalizes text from a clipboard or an IME: full-width forms become ordinary ones, direction marks (in contacts
 * copied from a phone) are removed, every dash and minus becomes '-', and surrounding white space is trimmed. A single
 * ordinary character, the most common case, is returned unchanged.
 */
export function plainText(text: string): string {
  const code = text.charCodeAt(0);
  if (text.length === 1 && code > 0x20 && code < 0x7f) return text;
  return text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').trim();
}
