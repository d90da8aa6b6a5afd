const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Text from a clipboard or an input method in plain characters: full-width forms become their
 * ordinary ones, direction marks (contacts copied from a phone carry them) are dropped, every
 * dash and minus is '-', and white space at both ends is gone. One ordinary character, as most
 * keys give, is returned as it is.
 */
export function plainText(text: string): string {
  const code = text.charCodeAt(0);
  if (text.length === 1 && code > 0x20 && code < 0x7f) return text;
  return text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').trim();
}
