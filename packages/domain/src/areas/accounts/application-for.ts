import { type Ability, can, type Member } from '../../kernel/access/index.ts';
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
 * An application as a user may see it. Id numbers are masked without `pii.view`. The facilitator's own notes and
 * monitoring (logs, risk rules, risk metrics) are shown only with its account list, `sidebar.accounts`; merchants see
 * only the reasons they were told. Both abilities must be held where the application is.
 */
export function applicationFor(application: Application, holder: Member): Application {
  const { identity, logs, spProductId, subMerchantDocs } = application;
  const positions = subMerchantDocs.map(({ subMerchantId }) => ({ spProductId, subMerchantId }));
  const may = (ability: Ability): boolean =>
    [{ spProductId }, ...positions].some((at) => can(holder, ability, at));
  const watches = may('sidebar.accounts');
  return {
    ...application,
    identity: may('pii.view') ? identity : maskedIdentity(identity),
    logs: watches ? logs : logs.filter(({ isTold }) => isTold),
    subMerchantDocs: watches
      ? subMerchantDocs
      : subMerchantDocs.map((record) => ({ ...record, riskRules: [], riskMetrics: null })),
  };
}
