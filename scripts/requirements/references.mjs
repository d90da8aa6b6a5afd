// References of a file: requirement numbers, and texts outside the repository.

import { idsOf } from './read.mjs';

const elsewhere = [
  [/\bdocuments? (?:1|2|one|two)\b/i, 'refers to a document that the repository does not hold'],
  [/\bD[12]\.L\d+/, 'refers to a line of a document that the repository does not hold'],
  [/\[R\d{3}\b/, 'names a number that is not in docs/requirements.md'],
];

/**
 * Finds references that a reader can't look up.
 * @param {ReadonlySet<string>} known requirement numbers
 * @returns {string[]} one sentence each, with the line
 */
export function unknownReferences(text, known) {
  const groups = new Set([...known].map((id) => id.split('-')[0]));
  const numbers = new RegExp(
    `(?<![\\w-])(?:${[...groups].join('|')})-\\d\\d(?![\\w-])(?:\\.\\.\\d\\d)?`,
    'g',
  );
  return text.split('\n').flatMap((line, index) => {
    const at = `line ${index + 1}`;
    return [
      ...elsewhere
        .filter(([pattern]) => pattern.test(line))
        .map(([, sentence]) => `${at} ${sentence}. Say the rule, or name a requirement.`),
      ...(line.match(numbers) ?? [])
        .flatMap(idsOf)
        .filter((id) => !known.has(id))
        .map((id) => `${at} names ${id}, which is not in docs/requirements.md.`),
    ];
  });
}
