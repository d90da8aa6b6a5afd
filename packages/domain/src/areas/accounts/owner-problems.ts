import { formatDay } from '../../kernel/time/index.ts';
import type { FieldProblem } from '../../kernel/validation/index.ts';

/** Owners are adults; no one has been known to live longer than the other. Years. */
export const ownerAges = { least: 18, most: 120 } as const;

interface OwnerTold {
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | null | undefined;
  /** A masked one is like no other. */
  readonly idNumber?: string | null | undefined;
}

/** Full years from a day of birth to another day, both `YYYY-MM-DD`; below 0 for one still to come. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(4) < dateOfBirth.slice(4) ? years - 1 : years;
}

/** What is wrong with a day of birth of an owner. @param today `YYYY-MM-DD` */
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

/** The first owner before this one who has the same number, however both are written; -1 for none. */
export function earlierOwnerWithNumber(owners: readonly OwnerTold[], index: number): number {
  const number = digitsOf(owners[index]?.idNumber);
  if (!number) return -1;
  return owners.slice(0, index).findIndex((owner) => digitsOf(owner.idNumber) === number);
}

/**
 * What no owners of one business can be: too young, too old, or two people with one number. Paths are
 * such as `1.idNumber`.
 * @param at when they are told. @param timeZone whose day it is then: the business's own, such as `America/New_York`.
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
