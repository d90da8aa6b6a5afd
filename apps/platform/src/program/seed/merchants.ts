import type { Feature } from '@payfac/domain/access';
import { features } from '@payfac/domain/access';
import type {
  ApplicationStatus,
  BusinessType,
  MerchantStage,
  OfficerTitle,
  PayoutSchedule,
  ProvisioningStatus,
} from '@payfac/domain/accounts';
import { cents } from '@payfac/domain/money';
import { type SeedProduct, seedProducts } from './data/brands.ts';
import { type MerchantKind, merchantKinds } from './data/merchant-kinds.ts';
import { businessWords, firstNames, lastNames } from './data/names.ts';
import { type Place, places, streets } from './data/places.ts';
import { createRandom, type Random } from './random.ts';

interface Standing {
  readonly status: ApplicationStatus;
  readonly stage: MerchantStage;
  readonly provisioning: ProvisioningStatus | null;
}

export interface SeedMerchant extends Standing {
  readonly number: number;
  readonly product: SeedProduct;
  readonly kind: MerchantKind;
  readonly place: Place;
  readonly street: string;
  readonly phone: string;
  readonly dbaName: string;
  readonly legalName: string;
  readonly ownershipType: BusinessType;
  readonly owners: readonly { firstName: string; lastName: string; title: OfficerTitle }[];
  readonly isLive: boolean;
  readonly isSuspended: boolean;
  /** The age of the application at the anchor, in days. */
  readonly ageInDays: number;
  /** Payments, relative to other merchants. */
  readonly volume: number;
  /** Percentage withheld, as a decimal string. */
  readonly reserve: string;
  readonly payoutSchedule: PayoutSchedule;
  readonly features: readonly Feature[];
}

/** The balance at which a dynamic schedule pays out. */
export const payoutThreshold = cents(50_000);

const live: Standing = { status: 'active', stage: 'active', provisioning: 'provisioned' };

/** Merchants being boarded, in each product's list after its live ones. */
const underway: Readonly<Record<string, readonly Standing[]>> = {
  'tidewater-commerce': [
    { status: 'identity', stage: 'business_info', provisioning: null },
    { status: 'review', stage: 'review', provisioning: null },
    { status: 'sms_sent', stage: 'initiated', provisioning: null },
    { status: 'approved', stage: 'processor_underwriting', provisioning: 'underwriting' },
    { status: 'declined', stage: 'declined', provisioning: null },
  ],
  'clinicline-pay': [
    { status: 'review', stage: 'review', provisioning: null },
    { status: 'initiated', stage: 'initiated', provisioning: null },
    { status: 'archived', stage: 'archived', provisioning: null },
  ],
  'trailhead-checkout': [
    { status: 'identity', stage: 'business_info', provisioning: null },
    { status: 'review', stage: 'review', provisioning: null },
    { status: 'progress', stage: 'payout', provisioning: null },
    { status: 'approved', stage: 'processor_underwriting', provisioning: 'requested' },
  ],
};

/** The newest merchants, so that each brand has an application and a provisioning request in every state. */
const latest: Readonly<Record<string, readonly Standing[]>> = {
  'clinicline-pay': [
    { status: 'sms_valid', stage: 'initiated', provisioning: null },
    { status: 'type_selected', stage: 'initiated', provisioning: null },
    { status: 'progress', stage: 'payout', provisioning: null },
    { status: 'approved', stage: 'processor_underwriting', provisioning: 'requested' },
    { status: 'declined', stage: 'declined', provisioning: 'archived' },
  ],
  'trailhead-checkout': [
    { status: 'initiated', stage: 'initiated', provisioning: null },
    { status: 'sms_sent', stage: 'initiated', provisioning: null },
    { status: 'sms_valid', stage: 'initiated', provisioning: null },
    { status: 'type_selected', stage: 'initiated', provisioning: null },
    { status: 'declined', stage: 'declined', provisioning: null },
    { status: 'archived', stage: 'archived', provisioning: null },
    { status: 'approved', stage: 'processor_underwriting', provisioning: 'underwriting' },
    { status: 'declined', stage: 'declined', provisioning: 'archived' },
  ],
};

const legalForms: readonly (readonly [BusinessType, string])[] = [
  ['LLC', ' LLC'],
  ['LLC', ' LLC'],
  ['PrivateCorporation', ', Inc.'],
  ['SoleProprietorship', ''],
  ['Partnership', ' Partners'],
  ['NonProfit', ' Foundation'],
];

/** Numbers from a range that is never assigned. */
export const fictionalPhone = (areaCode: string, random: Random): string =>
  `${areaCode}55501${String(random.int(0, 99)).padStart(2, '0')}`;

const ownersOf = (random: Random): SeedMerchant['owners'] =>
  Array.from({ length: random.int(1, 2) }, (_, index) => ({
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    title: index === 0 ? 'Owner' : 'Partner',
  }));

/** Most are paid daily or weekly, every fifth by a dynamic schedule. */
function scheduleOf(number: number, random: Random): PayoutSchedule {
  const agreed = random.chance(0.6) ? 'daily' : 'weekly';
  return number % 5 === 0 ? 'dynamic' : agreed;
}

function createMerchant(
  number: number,
  product: SeedProduct,
  standing: Standing,
  word: string,
  random: Random,
): SeedMerchant {
  const kind = merchantKinds[(number - 1) % merchantKinds.length] ?? random.pick(merchantKinds);
  const place = random.pick(places);
  const dbaName = `${word} ${random.pick(kind.endings)}`;
  const [ownershipType, suffix] = random.pick(legalForms);
  const isLive = standing === live;
  return {
    ...standing,
    number,
    product,
    kind,
    place,
    dbaName,
    legalName: `${dbaName}${suffix}`,
    ownershipType,
    street: `${random.int(2, 980)} ${random.pick(streets)}`,
    phone: fictionalPhone(place.areaCode, random),
    owners: ownersOf(random),
    isLive,
    isSuspended: isLive && number % 29 === 0,
    ageInDays: isLive ? random.int(30, 900) : random.int(1, 40),
    volume: kind.volume * random.logNormal(1, 0.5),
    reserve: kind.disputes >= 0.005 ? '5' : '0',
    payoutSchedule: scheduleOf(number, random),
    features: features.filter((feature) => feature !== 'applePay' || random.chance(0.5)),
  };
}

/** The sub-merchants: sixty by product, live ones first, then the newest. */
export function seedMerchants(): readonly SeedMerchant[] {
  const random = createRandom('merchants');
  const words = [...businessWords];
  const takeWord = (): string => words.splice(random.int(0, words.length - 1), 1)[0] ?? 'Corner';
  const merchants: SeedMerchant[] = [];
  for (const product of seedProducts) {
    const others = underway[product.slug] ?? [];
    for (let place = 0; place < product.merchants; place += 1) {
      const standing = others[place - (product.merchants - others.length)] ?? live;
      merchants.push(createMerchant(merchants.length + 1, product, standing, takeWord(), random));
    }
  }
  for (const product of seedProducts) {
    for (const standing of latest[product.slug] ?? []) {
      merchants.push(createMerchant(merchants.length + 1, product, standing, takeWord(), random));
    }
  }
  return merchants;
}

const dayMs = 86_400_000;

/** Since when a suspended account has taken no payments; null for other accounts. */
export const suspendedAt = ({ isSuspended }: SeedMerchant, anchor: Date): Date | null =>
  isSuspended ? new Date(anchor.getTime() - 6 * dayMs) : null;

/**
 * When an account's wrong bank account was corrected and verified again, at least 20 days before the anchor; undefined
 * for most accounts. The latest in each brand is a busy one that is paid daily, 13 and 49, so that its returned payout
 * is still recent.
 */
export function correctedAt(merchant: SeedMerchant, anchor: Date): Date | undefined {
  const days = 20 + (((merchant.number + 227) * 47) % 240);
  const hadWrongNumber = merchant.isLive && !merchant.isSuspended && merchant.number % 4 === 1;
  if (!hadWrongNumber || merchant.ageInDays < days) return undefined;
  return new Date(anchor.getTime() - days * dayMs);
}

const numbered = (prefix: string, { number }: SeedMerchant): string =>
  `${prefix}_${String(number).padStart(4, '0')}`;

export const subMerchantIdOf = (merchant: SeedMerchant): string => numbered('sm', merchant);
export const subMerchantObjIdOf = (merchant: SeedMerchant): string => numbered('smo', merchant);
export const applicationIdOf = (merchant: SeedMerchant): string => numbered('app', merchant);
export const bankAccountTokenOf = (merchant: SeedMerchant): string => numbered('ba', merchant);
/** The merchant's id at the simulated processor. */
export const processorMerchantIdOf = (merchant: SeedMerchant): string => numbered('simm', merchant);
