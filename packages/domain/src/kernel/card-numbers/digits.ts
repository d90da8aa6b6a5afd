/** A digit as people write it, of any script, raised, lowered or circled. The source of a Unicode regular expression. */
export const digitSource = String.raw`[\p{Nd}\p{No}]`;

/** The signs that usually stand between the digits of one number, with the marks of keycaps. */
export const separatorSource = String.raw`[\p{Zs}\t\p{Pd}\p{Cf}\p{M}./·_]`;

const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Unicode keeps each script's ten digits contiguous from 0 on; blocks of ten may be adjacent. */
function valueOf(point: number): number {
  let first = point;
  while (first > 0 && isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/** Circled numbers that Unicode compares with no plain ones: the first and last of a row, and the value of the first. */
const circled = [
  [0x24_f5, 0x24_fe, 1],
  [0x24_ff, 0x24_ff, 0],
  [0x27_76, 0x27_7f, 1],
  [0x27_80, 0x27_89, 1],
  [0x27_8a, 0x27_93, 1],
  [0x1_f1_0b, 0x1_f1_0b, 0],
  [0x1_f1_0c, 0x1_f1_0c, 0],
] as const;

function digitsOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (isDigit(point)) return String(valueOf(point));
  const row = circled.find(([first, last]) => first <= point && point <= last);
  return row ? String(point - row[0] + row[2]) : character.normalize('NFKC').replace(/\D/g, '');
}

/** The digits of a text in ASCII. Other characters are dropped. */
export const asciiDigits = (text: string): string => text.replace(/[^0-9]/gu, digitsOf);
