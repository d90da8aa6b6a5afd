import {
  type Application,
  type Check,
  type CheckKind,
  formatIdNumber,
  type IdType,
  idTypeLabels,
  isPersonalIdNumber,
  preferredPayoutAccount,
} from '@payfac/domain/accounts';
import { showDay } from '../../../shared/time/show.ts';
import { addressText } from '../account.ts';

type Told = readonly (string | null | undefined)[];

/** Enough to identify the number that was checked; the application has the full one. */
const numberOf = (type: IdType, told: string): string =>
  `${idTypeLabels[type]} ${isPersonalIdNumber(type) ? `ending in ${told.slice(-4)}` : formatIdNumber(type, told)}`;

const businessOf = ({ identity: { business } }: Application): Told => [
  business.taxIdType && business.taxId && numberOf(business.taxIdType, business.taxId),
  addressText(business.location),
];

function ownerOf({ identity: { owners } }: Application, subject: string): Told {
  const owner = owners.find(({ firstName, lastName }) => `${firstName} ${lastName}` === subject);
  if (!owner) return ['No longer an owner'];
  const { idType, idNumber, dateOfBirth, address } = owner;
  return [
    idType && idNumber && numberOf(idType, idNumber),
    dateOfBirth && `Born ${showDay(dateOfBirth)}`,
    addressText(address),
  ];
}

const ownersOf = ({ identity: { owners } }: Application): Told => [
  owners.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
];

function bankOf({ payoutBankAccounts }: Application): Told {
  const account = preferredPayoutAccount(payoutBankAccounts);
  return [account?.bankName, account?.accountHolderName];
}

const claims: Readonly<Record<CheckKind, (application: Application, subject: string) => Told>> = {
  business: businessOf,
  identity: ownerOf,
  sanctions: ownersOf,
  'bank-account': bankOf,
};

/** The application's statements about a check's subject. */
export const claimOf = (
  application: Application,
  { kind, subject }: Pick<Check, 'kind' | 'subject'>,
): readonly string[] => claims[kind](application, subject).flatMap((told) => (told ? [told] : []));
