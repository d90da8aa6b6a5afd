import {
  applicationsCenter,
  fundsCenter,
  payoutAccountsCenter,
} from '@payfac/api/contract/accounts-center';
import { alerts } from '@payfac/api/contract/alerts';
import { applications } from '@payfac/api/contract/applications';
import { balance } from '@payfac/api/contract/balance';
import { capital } from '@payfac/api/contract/capital';
import { comments } from '@payfac/api/contract/comments';
import { disputes } from '@payfac/api/contract/disputes';
import { echecks } from '@payfac/api/contract/echecks';
import { funds } from '@payfac/api/contract/funds';
import { ledger } from '@payfac/api/contract/ledger';
import { payoutAccounts } from '@payfac/api/contract/payout-accounts';
import { payouts } from '@payfac/api/contract/payouts';
import { products } from '@payfac/api/contract/products';
import { provisioning } from '@payfac/api/contract/provisioning';
import { reporting } from '@payfac/api/contract/reporting';
import { riskRules } from '@payfac/api/contract/risk-rules';
import { tags } from '@payfac/api/contract/tags';
import { tokenization } from '@payfac/api/contract/tokenization';
import { fixtures } from '@payfac/api/testing';
import { brandWide, type Place, placeKindOf, type Role } from '@payfac/domain/access';
import type { Application, Check, CheckKind, CheckResult } from '@payfac/domain/accounts';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { AccountPage } from '../account-page.tsx';
import { reads } from '../merchant-page.tsx';
import { reads as providerReads } from '../provider-page.tsx';

installValidationMessages();

const areas = {
  alerts,
  disputes,
  payouts,
  reporting,
  applications,
  applicationsCenter,
  balance,
  capital,
  comments,
  echecks,
  funds,
  fundsCenter,
  ledger,
  payoutAccounts,
  payoutAccountsCenter,
  products,
  provisioning,
  riskRules,
  tags,
  tokenization,
};

type OpenOptions = Partial<Parameters<typeof renderScreen<typeof areas>>[1]>;

/** The example's account. */
export const application: Application = fixtures.applications.get;

/** The same account, live. */
export const live: Application = {
  ...application,
  status: 'active',
  stage: 'active',
  provisioning: 'provisioned',
  subMerchantDocs: application.subMerchantDocs.map((record) => ({
    ...record,
    processor: {
      simulator: { status: 'provisioned', merchantId: 'simm_1', id: 'simm_1_1', isDefault: true },
    },
  })),
};

const places: Readonly<Record<Place['kind'], Place>> = {
  brand: brandWide,
  product: { kind: 'product', spProductId: application.spProductId },
  account: { kind: 'account', subMerchantId: application.subMerchantId },
};

/** Opens the account as a user with the role where the account belongs, in that role's view. */
export async function openAccount(role: Role, options: OpenOptions = {}) {
  const view = role === 'service-provider' ? 'provider' : 'merchant';
  const page = (
    <AccountPage
      id={application.applicationId}
      view={view}
      reads={view === 'provider' ? providerReads : reads}
    />
  );
  const shown = renderScreen(page, {
    areas,
    roles: [role],
    place: places[placeKindOf[role]],
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: application.identity.business.dbaName });
  return shown;
}

/** The address of one section of the account. */
export const sectionAt = (section: string): string => `/list?section=${section}`;

/** The processing section of a live account. */
export const ofLive: OpenOptions = {
  address: '/list?section=processing',
  responses: { applications: { get: () => live } },
};

/** A check of the example's application. */
export const checkOf = (
  kind: CheckKind,
  result: CheckResult,
  subject = 'Lantern Quay Books LLC',
): Check => ({
  checkId: `chk_${kind}`,
  applicationId: application.applicationId,
  subMerchantObjId: application.subMerchantDocs[0]?._id ?? '',
  kind,
  result,
  subject,
  detail: result === 'fail' ? 'Adaeze Okafor is on a list.' : null,
  ranAt: new Date('2026-02-11T17:46:00.000Z'),
  ranBy: null,
  clearance: null,
});

/** Checks without findings. */
export const passed = [checkOf('business', 'pass'), checkOf('identity', 'pass', 'Adaeze Okafor')];

/** The platform's response with these checks. */
export const found = (checks: readonly Check[]) => () => ({
  data: [...checks],
  count: checks.length,
});
