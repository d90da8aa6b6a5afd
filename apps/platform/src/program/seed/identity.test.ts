import { isIdNumber } from '@payfac/domain/accounts';
import { expect, it } from 'vitest';
import { registryResponse } from '../../areas/applications/simulated-checks.ts';
import { identityOf } from './identity.ts';
import { seedMerchants } from './merchants.ts';

const merchants = seedMerchants();
const einOf = (merchant: (typeof merchants)[number]) => identityOf(merchant).business.taxId;

/** Prefixes that the IRS assigns to no business. */
const unassigned = /^(00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/;

it('gives each business a unique EIN, from a range that no real business has', () => {
  const eins = merchants.flatMap((merchant) => einOf(merchant) ?? []);
  expect(eins.length).toBeGreaterThan(40);
  expect(new Set(eins).size).toBe(eins.length);
  for (const ein of eins) {
    expect(isIdNumber('EIN', ein)).toBe(true);
    expect(ein).toMatch(unassigned);
  }
});

it('gives EINs for which the registry returns what it found when the account was checked', () => {
  const ofStatus = (status: string) =>
    merchants
      .filter((merchant) => merchant.status === status && merchant.provisioning !== 'archived')
      .map((merchant) => registryResponse(einOf(merchant) ?? '').result);
  expect(new Set(ofStatus('review'))).toEqual(new Set(['unknown']));
  expect(new Set(ofStatus('declined'))).toEqual(new Set(['fail']));
  expect(new Set(ofStatus('active'))).toEqual(new Set(['pass']));
});

it('starts and ends no URL with a dash, whatever the name ends in', () => {
  for (const { business, owners } of merchants.map(identityOf)) {
    for (const address of [business.website, business.email, ...owners.map(({ email }) => email)])
      expect(address ?? '').not.toMatch(/[@/]-|-\./);
  }
});
