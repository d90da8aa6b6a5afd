import { describe, expect, it } from 'vitest';
import {
  type ApiKeyStatus,
  apiKeyActions,
  apiKeyGraceMs,
  apiKeyStatuses,
  applyApiKey,
  isApiKeyUsable,
  keyAbilities,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, ApiKeyStatus>> = {
  'active rotate': 'rotated',
  'active revoke': 'revoked',
  'rotated revoke': 'revoked',
  'rotated lapse': 'revoked',
};

describe('an API key', () => {
  it.each(apiKeyStatuses)('makes exactly its moves from %s', (status) => {
    for (const action of apiKeyActions)
      expect(applyApiKey(status, action), action).toBe(allowed[`${status} ${action}`]);
  });

  it('works while active, and until its grace is over once rotated', () => {
    const rotatedAt = new Date('2026-03-01T12:00:00Z');
    const worksUntil = new Date(rotatedAt.getTime() + apiKeyGraceMs);
    const before = new Date(worksUntil.getTime() - 1);
    expect(worksUntil.toISOString()).toBe('2026-03-02T12:00:00.000Z');
    expect(isApiKeyUsable({ status: 'active', worksUntil: null }, rotatedAt)).toBe(true);
    expect(isApiKeyUsable({ status: 'rotated', worksUntil }, before)).toBe(true);
    expect(isApiKeyUsable({ status: 'rotated', worksUntil }, worksUntil)).toBe(false);
    expect(isApiKeyUsable({ status: 'revoked', worksUntil }, before)).toBe(false);
  });
});

/** Abilities that reach beyond a key's product to the whole brand, written by hand. */
const ofTheBrand = [
  'comments',
  'rules.edit',
  'sidebar.ledger',
  'sidebar.rules',
  'sidebar.users.activities',
  'tags.applicant',
  'tags.subMerchant',
  'tokenization.rateLimit',
];

it('gives a key nothing that is the brand’s', () => {
  expect(keyAbilities.filter((ability) => ofTheBrand.includes(ability))).toEqual([]);
});
