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
 * An application as a person may see it. Numbers of ids are masked but for `pii.view`; what the
 * facilitator notes and watches (logs, risk rules, risk metrics) is shown to those who hold its own
 * account list, `sidebar.accounts`, alone, but for the reasons that the merchant was told. Either must
 * be held where the application is.
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
