import type { Identity, Owner } from '@payfac/domain/accounts';
import type { Address } from '@payfac/domain/contact';
import { einPrefixes } from '../../areas/applications/simulated-checks.ts';
import { streets } from './data/places.ts';
import { applicationIdOf, fictionalPhone, type SeedMerchant } from './merchants.ts';
import { createRandom, type Random } from './random.ts';

/** Prefixes that the IRS assigns to no business, without those that decide the simulated registry's result. */
const unassigned = '07 08 09 17 18 19 28 29 49 69 70 78 79 89'.split(' ');

const registryPrefixes: Readonly<Record<string, string>> = {
  declined: einPrefixes.fail,
  review: einPrefixes.unknown,
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const dayBetween = (random: Random, first: number, last: number): string =>
  `${random.int(first, last)}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`;

/** Numbers starting with 9 aren't valid Social Security numbers. */
const fictionalSsn = (random: Random): string => `900${random.int(100_000, 999_999)}`;

const slugOf = ({ dbaName }: SeedMerchant): string =>
  dbaName
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether an application has its identity: all past the first steps do. */
const isTold = ({ status }: SeedMerchant): boolean =>
  status !== 'initiated' && status !== 'sms_sent';

/** Seven digits, unique per merchant, since the factor is coprime to ten. */
const serialOf = ({ number }: SeedMerchant): string =>
  String((number * 7_340_033 + 1_218_627) % 10_000_000).padStart(7, '0');

/** The registry doesn't know merchants that we declined, and isn't sure about those in review. */
const einOf = (merchant: SeedMerchant): string => {
  const { status, provisioning, number } = merchant;
  const decided = provisioning === null ? registryPrefixes[status] : undefined;
  return `${decided ?? unassigned[number % unassigned.length]}${serialOf(merchant)}`;
};

function ownersOf(merchant: SeedMerchant, business: Address, random: Random): Owner[] {
  const { owners, ownershipType, place } = merchant;
  const held = ownershipType === 'SoleProprietorship' ? owners.slice(0, 1) : owners;
  return held.map((owner, index) => ({
    ownerId: `own_${applicationIdOf(merchant).slice(4)}_${index + 1}`,
    ...owner,
    email: `${owner.firstName.toLowerCase()}@${slugOf(merchant)}.example`,
    phone: fictionalPhone(place.areaCode, random),
    dateOfBirth: dayBetween(random, 1958, 1999),
    idType: 'SSN',
    idNumber: fictionalSsn(random),
    ownership: Math.floor(100 / held.length),
    isController: index === 0,
    address: { ...business, street: `${random.int(2, 980)} ${random.pick(streets)}` },
  }));
}

/** The identity of a seeded application. Its id numbers are from unassigned ranges. */
export function identityOf(merchant: SeedMerchant): Identity {
  const random = createRandom(`identity ${merchant.number}`);
  const { dbaName, legalName, ownershipType, phone, place, street, kind } = merchant;
  const location = { street, city: place.city, state: place.state, zip: place.zip };
  const slug = slugOf(merchant);
  return {
    ownershipType,
    business: {
      dbaName,
      legalName,
      billingDescriptor: dbaName.toUpperCase().slice(0, 22).trim(),
      taxIdType: isTold(merchant) ? 'EIN' : null,
      taxId: isTold(merchant) ? einOf(merchant) : null,
      phone,
      email: `office@${slug}.example`,
      website: isTold(merchant) ? `https://${slug}.example` : null,
      description: isTold(merchant)
        ? `${/^[aeiou]/.test(kind.name) ? 'An' : 'A'} ${kind.name} in ${place.city}.`
        : null,
      startedOn: dayBetween(random, 1996, 2023),
      location,
    },
    owners: isTold(merchant) ? ownersOf(merchant, location, random) : [],
  };
}
