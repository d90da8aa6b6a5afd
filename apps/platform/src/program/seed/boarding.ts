import { usualKeyAbilities } from '@payfac/domain/api-keys';
import { inviteTermMs } from '@payfac/domain/invites';
import { membershipRow } from '../../http/sessions/memberships.ts';
import { hashSecret } from '../../http/sessions/secrets.ts';
import type { Book } from './book.ts';
import { seedBrands, seedProducts } from './data/brands.ts';
import { businessWords, firstNames, lastNames } from './data/names.ts';
import { sandboxAbilities, sandboxKeyOf } from './data/sandbox-key.ts';
import {
  applicationIdOf,
  fictionalPhone,
  type SeedMerchant,
  subMerchantIdOf,
} from './merchants.ts';
import { createRandom } from './random.ts';
import type { SeedRows } from './rows.ts';

const dayMs = 86_400_000;
/** Ages in days of each product's invites that led to no application. */
const openInvites = [1, 2, 4, 6, 9, 13, 21, 34, 48];

const providerOf = (facilitatorId: string): string => `provider@${facilitatorId}`;

/** Gives every merchant being boarded an applicant. */
export function addApplicants(book: Book, merchants: readonly SeedMerchant[], anchor: Date): void {
  const { memberships, users } = book.rows;
  const passwordHash = users[0]?.passwordHash ?? '';
  const taken = new Set(memberships.map(({ placeId }) => placeId));
  for (const merchant of merchants) {
    const subMerchantId = subMerchantIdOf(merchant);
    if (merchant.isLive || taken.has(subMerchantId)) continue;
    const [owner] = merchant.owners;
    const { facilitatorId } = merchant.product;
    const createdAt = new Date(anchor.getTime() - merchant.ageInDays * dayMs);
    const login = `applicant.${merchant.number}`;
    const userId = `usr_${facilitatorId}_${login}`;
    const place = { kind: 'account', subMerchantId } as const;
    memberships.push(
      membershipRow({ userId, facilitatorId }, { role: 'applicant', place }, createdAt),
    );
    users.push({
      userId,
      facilitatorId,
      username: `${login}@${facilitatorId}`,
      email: `${login}@${facilitatorId}.example`,
      name: `${owner?.firstName ?? 'Sam'} ${owner?.lastName ?? 'Reed'}`,
      passwordHash,
      theme: {},
      preferences: {},
      forcePasswordReset: false,
      passwordChangedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

type InviteRow = SeedRows['invites'][number];

/** Sent, expired or not sent yet, by its age. */
function stateOf(createdAt: Date, anchor: Date, isSent: boolean) {
  if (!isSent) return { status: 'created', sentCount: 0, sentAt: null, expiresAt: null } as const;
  const sentAt = new Date(createdAt.getTime() + dayMs / 12);
  const expiresAt = new Date(sentAt.getTime() + inviteTermMs);
  const status = expiresAt < anchor ? ('expired' as const) : ('sent' as const);
  return { status, sentCount: 1, sentAt, expiresAt };
}

/** Invites that led to the current applications, and those without a response. */
export function addInvites(book: Book, merchants: readonly SeedMerchant[], anchor: Date): void {
  const random = createRandom('invites');
  const { invites, memberships, users } = book.rows;
  const common = ({ facilitatorId, spProductId, slug }: SeedMerchant['product']) => ({
    inviteId: book.newId('inv'),
    facilitatorId,
    spProductId,
    feeTemplateId: `${slug}-standard`,
    onboardingFlowTemplateId: `${slug}-full`,
    createdBy: providerOf(facilitatorId),
  });
  for (const merchant of merchants) {
    if (merchant.isLive) continue;
    const applicationId = applicationIdOf(merchant);
    const place = subMerchantIdOf(merchant);
    const held = memberships.find(({ role, placeId }) => role === 'applicant' && placeId === place);
    const person = users.find(({ userId }) => userId === held?.userId);
    const acceptedAt = new Date(anchor.getTime() - merchant.ageInDays * dayMs);
    const sentAt = new Date(acceptedAt.getTime() - 2 * dayMs);
    invites.push({
      ...common(merchant.product),
      name: person?.name ?? merchant.dbaName,
      email: person?.email ?? `${merchant.number}@applicants.example`,
      mobileNumber: merchant.phone,
      businessName: merchant.dbaName,
      status: 'accepted',
      sentCount: 1,
      sentAt,
      expiresAt: new Date(sentAt.getTime() + inviteTermMs),
      acceptedAt,
      applicationId,
      createdAt: new Date(sentAt.getTime() - dayMs / 24),
    });
  }
  for (const product of seedProducts) {
    for (const [place, age] of openInvites.entries()) {
      const createdAt = new Date(anchor.getTime() - age * dayMs);
      const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
      const isSent = place % 4 !== 0;
      const row: InviteRow = {
        ...common(product),
        name: `${first} ${last}`,
        email: `${first}.${last}.${place}@merchants.example`.toLowerCase(),
        mobileNumber: random.chance(0.6) ? fictionalPhone('207', random) : null,
        businessName: random.chance(0.7) ? `${random.pick(businessWords)} Trading` : null,
        ...stateOf(createdAt, anchor, isSent),
        createdAt,
      };
      invites.push(row);
    }
  }
}

/** A key for trying the API, which sells for the brand's first product: its secret is printed at the start. */
function addSandboxKey(book: Book, facilitatorId: string, anchor: Date): void {
  const product = seedProducts.find((one) => one.facilitatorId === facilitatorId);
  if (!product) return;
  const secret = sandboxKeyOf(facilitatorId);
  book.rows.apiKeys.push({
    apiUserId: book.newId('key'),
    facilitatorId,
    spProductId: product.spProductId,
    name: 'Sandbox',
    prefix: secret.slice(0, 12),
    secretHash: hashSecret(secret),
    status: 'active',
    lastUsedAt: null,
    createdAt: new Date(anchor.getTime() - 30 * dayMs),
    createdBy: `admin@${facilitatorId}`,
    makerUserId: `usr_${facilitatorId}_admin`,
    abilities: [...sandboxAbilities],
    subMerchantIds: [],
  });
}

/** Keys of each product's servers: one in use, one rotated, one revoked. Their secrets are unknown. */
export function addApiKeys(book: Book, anchor: Date): void {
  const kinds = [
    { name: 'Checkout server, old key', status: 'rotated', age: 301, lastUsed: 300 },
    { name: 'Checkout server', status: 'active', age: 300, lastUsed: 0.01 },
    { name: 'Nightly export', status: 'active', age: 90, lastUsed: 0.6 },
    { name: 'First integration', status: 'revoked', age: 700, lastUsed: 310 },
  ] as const;
  for (const { facilitatorId, spProductId } of seedProducts) {
    for (const { name, status, age, lastUsed } of kinds) {
      const apiUserId = book.newId('key');
      const secretHash = hashSecret(`seeded ${apiUserId}`);
      book.rows.apiKeys.push({
        apiUserId,
        facilitatorId,
        spProductId,
        name,
        prefix: `sk_test_${secretHash.slice(0, 4)}`,
        secretHash,
        status,
        lastUsedAt: new Date(anchor.getTime() - lastUsed * dayMs),
        createdAt: new Date(anchor.getTime() - age * dayMs),
        createdBy: providerOf(facilitatorId),
        makerUserId: `usr_${facilitatorId}_provider`,
        abilities: [...usualKeyAbilities],
        subMerchantIds: [],
      });
    }
  }
  for (const { facilitatorId } of seedBrands) addSandboxKey(book, facilitatorId, anchor);
}
