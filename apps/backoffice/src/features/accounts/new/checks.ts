import { type Application, isIdNumber, ownerProblems as ownerRule } from '@payfac/domain/accounts';
import { businessAddressProblems } from '@payfac/domain/contact';
import type { FieldProblem } from '@payfac/domain/validation';
import type { DeepPartial } from 'react-hook-form';
import { getZone, now } from '../../../shared/time/clock.ts';
import type { NewAccount, Owner } from './schema.ts';

type Checks = {
  readonly [K in keyof NewAccount]?: (part: DeepPartial<NewAccount[K]>) => readonly FieldProblem[];
};

const wrongNumber = 'Enter a number of the chosen type, without separators.';

/** Fields that the call doesn't require and a submission does. */
function lacking<P extends object>(
  part: P,
  sentences: { readonly [K in keyof P]?: string },
): FieldProblem[] {
  return Object.entries<string | undefined>(sentences).flatMap(([path, message]) => {
    const value: unknown = Reflect.get(part, path);
    const isThere = value !== undefined && value !== null && value !== '';
    return isThere || message === undefined ? [] : [{ path, message }];
  });
}

interface IdNumber {
  readonly path: string;
  readonly noun: 'ID number' | 'tax ID';
  readonly type: Owner['idType'];
  readonly number: string | null | undefined;
  /** Whether a number of this type is on file. */
  readonly isOnFile: boolean;
}

function numberProblem({ path, noun, type, number, isOnFile }: IdNumber): FieldProblem[] {
  if (!number) return isOnFile ? [] : [{ path, message: `Enter the ${noun}.` }];
  return isIdNumber(type, number) ? [] : [{ path, message: wrongNumber }];
}

function ownerProblems(
  people: readonly (DeepPartial<Owner> | undefined)[],
  ownershipType: string | undefined,
  known: Application['identity']['owners'],
): FieldProblem[] {
  const problems = people.flatMap((owner, index) => {
    const { ownerId, idType: type = 'SSN', idNumber: number } = owner ?? {};
    const before = known.find((each) => each.ownerId === ownerId);
    const isOnFile = before?.idNumber != null && before.idType === type;
    const path = `people.${index}.idNumber`;
    return numberProblem({ path, noun: 'ID number', type, number, isOnFile });
  });
  const told = people.map((owner) => owner ?? {});
  for (const { path, message } of ownerRule(told, now(), getZone())) {
    problems.push({ path: `people.${path}`, message });
  }
  const say = (message: string) => problems.push({ path: 'people.0.isController', message });
  const isAlone = ownershipType === 'SoleProprietorship';
  if (!people.some((owner) => owner?.isController)) say('Select the person who runs the business.');
  if (isAlone && people.length !== 1)
    say('A sole proprietorship has one owner. Remove the others.');
  const total = people.reduce((sum, owner) => sum + (owner?.ownership ?? 0), 0);
  if (total > 100) {
    const path = `people.${people.length - 1}.ownership`;
    problems.push({
      path,
      message: `Owners hold ${total}% in total. Ownership can’t exceed 100%.`,
    });
  }
  return problems;
}

/** The steps' checks besides their schemas, given what is on file. */
export function checksFor(application: Application | undefined): Checks {
  const { business, owners = [], ownershipType } = application?.identity ?? {};
  return {
    business: (part) => [
      ...lacking(part, {
        phone: 'Enter the business phone number.',
        email: 'Enter the business email.',
      }),
      ...numberProblem({
        path: 'taxId',
        noun: 'tax ID',
        type: part.taxIdType ?? 'EIN',
        number: part.taxId,
        isOnFile:
          business?.taxId != null && (business.taxIdType ?? 'EIN') === (part.taxIdType ?? 'EIN'),
      }),
    ],
    location: businessAddressProblems,
    owners: ({ people = [] }) => ownerProblems(people, ownershipType, owners),
    processing: (part) =>
      lacking(part, {
        mcc: 'Select a merchant category.',
        billingDescriptor: 'Enter the statement descriptor.',
        description: 'Describe what the business sells.',
      }),
    payout: (part) => {
      const isOnFile = (application?.payoutBankAccounts.length ?? 0) > 0;
      if (isOnFile && Object.values(part).every((value) => value === undefined)) return [];
      return lacking(part, {
        accountHolderName: 'Enter the name on the bank account.',
        routingNumber: 'Enter the routing number.',
        accountNumber: 'Enter the account number.',
      });
    },
    review: ({ accepted }) =>
      accepted
        ? []
        : [{ path: 'accepted', message: 'The owner must accept the terms before you submit.' }],
  };
}
