import { asciiDigits, digitSource, separatorSource } from './digits.ts';
import { isCard } from './find.ts';

interface Text {
  readonly path: string;
  readonly text: string;
}

/** Fewest digits that count as a part; shorter ones are years or counts. */
const fewestOfPart = 4;

/** Fields with numbers of their own; two of them together can look like a card number. */
const numbered =
  /(?:^|\.)(?:\w*(?:Id|Ids|_id|Token|Key|Date|At|Phone|mobileNumber|Digits)|id|phone|mobile|zip|mcc|date|day|from|to|last4|amount|version|ip|token|key|(?:id|routing|account)Number|accountAgain)(?:\.\d+)?$/;

const gap = `${separatorSource}{0,3}`;
const atEnd = new RegExp(`(?:${digitSource}${gap})+$`, 'u');
const atStart = new RegExp(`^(?:${gap}${digitSource})+`, 'u');

const partOf = (text: string, place: RegExp): string => asciiDigits(place.exec(text)?.[0] ?? '');

/**
 * The fields that a card number is split over: one field ends with its beginning, a later one begins with the rest.
 * @param texts all texts of one body, in order.
 */
export function splitCardNumbers(texts: readonly Text[]): readonly string[] {
  const free = texts.filter(({ path }) => !numbered.test(path));
  const parts = free.map(({ path, text }) => ({
    path,
    end: partOf(text.trim(), atEnd),
    start: partOf(text.trim(), atStart),
  }));
  const found = parts.flatMap(({ path, end }, index) =>
    end.length < fewestOfPart
      ? []
      : parts
          .slice(index + 1)
          .filter(({ start }) => start.length >= fewestOfPart && isCard(end + start))
          .flatMap((other) => [path, other.path]),
  );
  return [...new Set(found)];
}
