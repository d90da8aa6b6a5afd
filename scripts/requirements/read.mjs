// Reads the requirements of docs/requirements.md, and the numbers that files refer to.

import { readFileSync } from 'node:fs';

const page = 'docs/requirements.md';
const section = /^## (?<title>.+) \((?<group>[A-Z]+)\)$/;
const requirement = /^- \*\*(?<id>[A-Z]+-\d\d)\*\* (?<text>.+)$/;

/**
 * Reads the requirements by section, in the order of the page.
 *
 * @returns {{ title: string, group: string, requirements: { id: string, text: string }[] }[]}
 */
export function readRequirements(text = readFileSync(page, 'utf8')) {
  const sections = [];
  for (const line of text.split('\n')) {
    const heading = section.exec(line)?.groups;
    if (heading) sections.push({ ...heading, requirements: [] });
    const found = requirement.exec(line)?.groups;
    const requirements = sections.at(-1)?.requirements;
    if (found) requirements.push({ id: found.id, text: found.text });
    else if (line.startsWith('  ') && requirements?.length)
      requirements.at(-1).text += ` ${line.trim()}`;
  }
  return sections;
}

/** A number, or a range within one section: `PAY-03`, `PAY-03..07`. */
export const numberOrRange = '[A-Z]+-\\d\\d(?:\\.\\.\\d\\d)?';

/** 'PAYOUT-01..03, PAY-04' → PAYOUT-01, PAYOUT-02, PAYOUT-03, PAY-04. */
export function idsOf(list) {
  return list.split(', ').flatMap((part) => {
    const [group, numbers] = part.split('-');
    const [first, last = first] = numbers.split('..').map(Number);
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `${group}-${String(first + index).padStart(2, '0')}`,
    );
  });
}
