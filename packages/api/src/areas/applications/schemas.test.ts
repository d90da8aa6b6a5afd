import { describe, expect, it } from 'vitest';
import { applicationChangesSchema, newApplicationSchema } from './schemas.ts';

const pathsOf = (parsed: { error?: { issues: readonly { path: readonly PropertyKey[] }[] } }) =>
  parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a new application', () => {
  const business = { dbaName: 'Lantern', legalName: 'Lantern LLC' };
  const body = { spProductId: 'spp_tidewater', ownershipType: 'LLC', business };

  it('needs a product, a type and two names', () => {
    expect(pathsOf(newApplicationSchema.safeParse(body))).toEqual([]);
    const nameless = { ...body, business: { dbaName: 'Lantern' } };
    expect(pathsOf(newApplicationSchema.safeParse(nameless))).toEqual(['business.legalName']);
  });

  it.each([
    [{ taxIdType: 'EIN', taxId: '000000000' }, []],
    [{ taxIdType: 'ITIN', taxId: '123456789' }, ['business.taxId']],
    [{ taxId: '12345678' }, ['business.taxId']],
    [{ billingDescriptor: 'A TEXT THAT IS TOO LONG BY FAR' }, ['business.billingDescriptor']],
    [{ phone: '317' }, ['business.phone']],
    [{ website: 'javascript:alert(1)' }, ['business.website']],
  ])('with %j is wrong in %j', (fields, wrong) => {
    const parsed = newApplicationSchema.safeParse({
      ...body,
      business: { ...business, ...fields },
    });
    expect(pathsOf(parsed)).toEqual(wrong);
  });

  it('takes an owner whose number fits its type', () => {
    const owner = { firstName: 'Grace', lastName: 'Murray', idType: 'ITIN', idNumber: '912345678' };
    expect(pathsOf(newApplicationSchema.safeParse({ ...body, owners: [owner] }))).toEqual([]);
    const wrong = { ...owner, idNumber: '123456789' };
    expect(pathsOf(newApplicationSchema.safeParse({ ...body, owners: [wrong] }))).toEqual([
      'owners.0.idNumber',
    ]);
  });
});

describe('a changed account', () => {
  it.each([
    [{ status: 'declined' }, ['reason']],
    [{ status: 'declined', reason: 'No such street.' }, []],
    [{ status: 'identity' }, ['reason']],
    [{ status: 'archived' }, ['reason']],
    [{ isSuspended: true }, ['reason']],
    [{ isSuspended: false }, []],
    [{ note: 'Called back.' }, []],
    [{ features: { invoices: { enabled: true } } }, []],
    [{ features: { gold: { enabled: true } } }, ['features']],
    [{ settings: { payoutSchedule: 'weekly' } }, []],
    [{ settings: { payoutSchedule: 'dynamic', payoutThreshold: 250.5 } }, []],
    [{ settings: { payoutThreshold: 0 } }, ['settings.payoutThreshold']],
    [{ settings: { payoutThreshold: 10.005 } }, ['settings.payoutThreshold']],
  ])('by %j lacks %j', (changes, wrong) =>
    expect(pathsOf(applicationChangesSchema.safeParse(changes))).toEqual(wrong),
  );
});
