import { can, type Holder } from '../access/index.ts';
import type { Application } from './application.ts';
import { maskIdNumber } from './id-numbers.ts';
import type { Identity } from './identity.ts';

const masked = (number: string | null): string | null => number && maskIdNumber(number);

const maskedIdentity = ({ ownershipType, business, owners }: Identity): Identity => ({
  ownershipType,
  business: { ...business, taxId: masked(business.taxId) },
  owners: owners.map((owner) => ({ ...owner, idNumber: masked(owner.idNumber) })),
});

/**
 * An application as a person may see it. Numbers of ids are masked but for `pii.view`; what the
 * facilitator notes and watches (logs, risk rules, risk metrics) is shown to those who hold its own
 * account list, `sidebar.accounts`, alone.
 */
export function applicationFor(
  application: Application,
  holder: Pick<Holder, 'roles'>,
): Application {
  const { identity, logs, subMerchantDocs } = application;
  const watches = can(holder, 'sidebar.accounts');
  return {
    ...application,
    identity: can(holder, 'pii.view') ? identity : maskedIdentity(identity),
    logs: watches ? logs : [],
    subMerchantDocs: watches
      ? subMerchantDocs
      : subMerchantDocs.map((record) => ({ ...record, riskRules: [], riskMetrics: null })),
  };
}
