import { type Role, roleAbilities, roles } from '@payfac/domain/access';
import { describe, expect, it } from 'vitest';
import type { Area, Endpoint, Input } from '../../kernel/endpoint.ts';
import { accounts } from '../accounts/contract.ts';
import { applications } from '../applications/contract.ts';
import { funds } from '../funds/contract.ts';
import { payoutAccounts } from '../payout-accounts/contract.ts';
import { provisioning } from '../provisioning/contract.ts';
import {
  accountsCenter,
  applicationsCenter,
  fundsCenter,
  payoutAccountsCenter,
  provisioningCenter,
} from './contract.ts';

const pairs: readonly (readonly [string, Area, Area])[] = [
  ['accounts', accounts, accountsCenter],
  ['applications', applications, applicationsCenter],
  ['provisioning', provisioning, provisioningCenter],
  ['payoutAccounts', payoutAccounts, payoutAccountsCenter],
  ['funds', funds, fundsCenter],
];

const mayCall = ({ access }: Endpoint): Role[] =>
  roles.filter(
    (role) =>
      typeof access !== 'string' && access.some((ability) => roleAbilities[role].includes(ability)),
  );

describe("the accounts center's twins", () => {
  it.each(pairs)('of %s are the same calls under their own path [BOARD-29]', (_, own, twins) => {
    const alone = ['clearCheck', 'lookup', 'remindPci'];
    const withTwin = Object.keys(own).filter((key) => !alone.includes(key));
    expect(Object.keys(twins)).toEqual(withTwin);
    for (const [key, twin] of Object.entries(twins)) {
      const { id: _id, path, access: _access, ...same } = own[key] ?? twin;
      expect(twin).toMatchObject(same);
      expect(twin.path).toBe(path.replace('/accounts', '/accounts/center'));
      expect(twin.body).toBe(own[key]?.body);
    }
  });

  it('are read by providers, and written by anyone who may write', () => {
    expect(mayCall(applicationsCenter.get)).toContain('service-provider');
    expect(mayCall(applicationsCenter.checks)).toContain('service-provider');
    expect(mayCall(applicationsCenter.create)).toContain('service-provider');
    expect(mayCall(applicationsCenter.clone)).toContain('service-provider');
    expect(mayCall(applicationsCenter.approve)).toEqual(['admin', 'underwriter']);
    expect(mayCall(provisioningCenter.provision)).toEqual(['admin']);
    expect(mayCall(fundsCenter.release)).toEqual(['admin']);
    expect(mayCall(accountsCenter.view)).toEqual(['service-provider']);
  });

  it('keep the types of what they take [BOARD-30]', () => {
    const input: Input<typeof applicationsCenter.clone> = {
      body: { smApplicationId: 'a', subMerchantObjId: 's', spProductId: 'p' },
    };
    expect(applicationsCenter.clone.body.safeParse(input.body).success).toBe(true);
    // @ts-expect-error -- the body needs a product
    const missing: typeof input = { body: { smApplicationId: 'a', subMerchantObjId: 's' } };
    expect(applicationsCenter.clone.body.safeParse(missing.body).success).toBe(false);
    // @ts-expect-error -- the provider has one look-up of names, and it is accountsCenter.names
    expect(applicationsCenter.lookup).toBeUndefined();
  });
});
