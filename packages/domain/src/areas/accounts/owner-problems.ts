import { formatDay } from '../../kernel/time/index.ts';
import type { FieldProblem } from '../../kernel/validation/index.ts';

/** Minimum and maximum age of an owner, in years: an adult, and no older than anyone on record. */
export const ownerAges = { least: 18, most: 120 } as const;

interface OwnerTold {
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | null | undefined;
  /** A masked number matches no other. */
  readonly idNumber?: string | null | undefined;
}

/** Age in full years on a day; both are `YYYY-MM-DD`. Negative for a future date of birth. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

/** What is wrong with an owner's date of birth; undefined when valid. @param today `YYYY-MM-DD` */
export function birthProblem(dateOfBirth: string, today: string): string | undefined {
  const age = ageOn(dateOfBirth, today);
  if (age < ownerAges.least) return `Owners must be at least ${ownerAges.least} years old.`;
  if (age > ownerAges.most) return `Check the year: this is more than ${ownerAges.most} years ago.`;
  return undefined;
}

const digitsOf = (number: string | null | undefined): string | undefined =>
  number && !number.includes('•')
    ? number.replace(/[^\p{L}\p{Nd}]/gu, '').toUpperCase()
    : undefined;

/** Index of the first earlier owner with the same id number, ignoring separators; -1 for none. */
export function earlierOwnerWithNumber(owners: readonly OwnerTold[], index: number): number {
  const number = digitsOf(owners[index]?.idNumber);
  if (!number) return -1;
  return owners.slice(0, index).findIndex((owner) => digitsOf(owner.idNumber) === number);
}

/**
 * Problems among a business's owners: under age, over age, or two people with one id number. Paths are such as
 * `1.idNumber`.
 * @param at when the owners were entered. @param timeZone the business's zone, such as `America/New_York`.
 */
export function ownerProblems(
  owners: readonly OwnerTold[],
  at: Date,
  timeZone: string,
): FieldProblem[] {
  const today = formatDay(at, timeZone);
  return owners.flatMap(({ dateOfBirth }, index) => {
    const birth = dateOfBirth ? birthProblem(dateOfBirth, today) : undefined;
    const same = earlierOwnerWithNumber(owners, index);
    return [
      ...(birth === undefined ? [] : [{ path: `${index}.dateOfBirth`, message: birth }]),
      ...(same === -1
        ? []
        : [
            {
              path: `${index}.idNumber`,
              message: `Owner ${same + 1} has the same number. Check both.`,
            },
          ]),
    ];
  });
}
