import type { Holder } from '@payfac/domain/access';
import { expect, it } from 'vitest';
import { targetOf } from './target.ts';

const holding = (role: 'manager' | 'employee' | 'accounting'): Holder => ({
  memberships: [{ role, place: { kind: 'account', subMerchantId: 'sm_0001' } }],
  accounts: [{ subMerchantId: 'sm_0001', features: [] }],
});

it('a dispute’s notification links to it, for users who may open disputes', () => {
  const opened = { kind: 'dispute-opened', targetId: 'dsp_000000011' } as const;
  expect(targetOf(opened, holding('manager'))).toBe('/disputes?open=dsp_000000011');
  expect(targetOf({ ...opened, kind: 'dispute-updated' }, holding('manager'))).toBe(
    '/disputes?open=dsp_000000011',
  );
  expect(targetOf(opened, holding('employee'))).toBeUndefined();
});

it('a failing webhook’s notification links to its delivery, for users who may open webhooks', () => {
  const failing = { kind: 'webhook-failing', targetId: 'whd_000000011' } as const;
  const admin: Holder = {
    memberships: [{ role: 'admin', place: { kind: 'brand' } }],
    accounts: [],
  };
  expect(targetOf(failing, admin)).toBe('/developer/webhooks?open=whd_000000011');
  expect(targetOf(failing, holding('manager'))).toBeUndefined();
});

it('a submitted application’s notification links to its account, in each user’s view', () => {
  const submitted = { kind: 'application-submitted', targetId: 'app_0012' } as const;
  const held = (role: 'underwriter' | 'service-provider'): Holder => ({
    memberships: [{ role, place: { kind: 'brand' } }],
    accounts: [],
  });
  expect(targetOf(submitted, held('underwriter'))).toBe('/merchant/account/app_0012/overview');
  expect(targetOf(submitted, held('service-provider'))).toBe(
    '/service-provider/account/app_0012/overview',
  );
  const changed = { ...submitted, kind: 'payout-account-changed' } as const;
  expect(targetOf(changed, holding('manager'))).toBe('/merchant/account/app_0012/overview');
  expect(targetOf(changed, holding('accounting'))).toBeUndefined();
});
