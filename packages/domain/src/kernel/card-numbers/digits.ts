const isDigit = (point: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** Unicode keeps each script's ten digits contiguous from 0 on; blocks of ten may be adjacent. */
function valueOf(point: number): number {
  let first = point;
  while (first > 0 && isDigit(first - 1)) first -= 1;
  return (point - first) % 10;
}

/** Decimal digits of any script, in ASCII. Other characters are dropped. */
export const asciiDigits = (text: string): string =>
  text.replace(/[^0-9]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return isDigit(point) ? String(valueOf(point)) : '';
  });
