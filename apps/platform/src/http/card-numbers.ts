import { cardNumberRefused, findCardNumbers, splitCardNumbers } from '@payfac/domain/card-numbers';
import type { FieldProblem } from '@payfac/domain/validation';
import { invalid } from './failures.ts';

/**
 * Fields with bank account numbers, which may look like card numbers, by endpoint id. The card fields post to a route
 * of their own (`hosted/fields`), which isn't part of the contract.
 */
const bankNumbers: Readonly<Record<string, readonly string[]>> = {
  'echecks.tokenize': ['accountNumber'],
};

const holdsCard = (text: string): boolean => findCardNumbers(text).length > 0;

async function problemsIn(value: unknown, path: string): Promise<FieldProblem[]> {
  const refused = [{ path, message: cardNumberRefused }];
  if (typeof value === 'string') return holdsCard(value) ? refused : [];
  if (typeof value === 'number') return holdsCard(String(value)) ? refused : [];
  if (value instanceof Blob) return holdsCard(await value.text()) ? refused : [];
  if (typeof value !== 'object' || value === null) return [];
  const problems: FieldProblem[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    // Doesn't repeat the name, since it is the card number.
    if (holdsCard(name)) problems.push(...refused);
    else problems.push(...(await problemsIn(inner, at)));
  }
  return problems;
}

/** The texts of a body in order, with their paths. */
function textsIn(value: unknown, path: string): { readonly path: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Refuses a body with a card number in any field except those for bank account numbers.
 * @throws CallFailure 400 with one problem per field.
 */
export async function refuseCardNumbers(endpointId: string, body: unknown): Promise<void> {
  const allowed = bankNumbers[endpointId] ?? [];
  const problems = await problemsIn(body, '');
  for (const path of splitCardNumbers(textsIn(body, ''))) {
    problems.push({ path, message: cardNumberRefused });
  }
  const wrong = problems.filter(({ path }) => !allowed.includes(path));
  if (wrong.length > 0) throw invalid(wrong);
}
