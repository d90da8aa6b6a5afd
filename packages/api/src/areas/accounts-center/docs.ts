import type { CallDocs, DocsOf } from '../../kernel/docs.ts';
import { accountsDocs } from '../accounts/docs.ts';
import { applicationsDocs } from '../applications/docs.ts';
import { fundsDocs } from '../funds/docs.ts';
import { payoutAccountsDocs } from '../payout-accounts/docs.ts';
import { provisioningDocs } from '../provisioning/docs.ts';
import type {
  accountsCenter,
  applicationsCenter,
  fundsCenter,
  payoutAccountsCenter,
  provisioningCenter,
} from './contract.ts';

/** The docs of the operator's call, limited to the caller's products. */
const twinOf = ({ summary, ...rest }: CallDocs): CallDocs => ({
  ...rest,
  summary: `${summary} (your products)`,
});

function twinsOf<D extends Readonly<Record<string, CallDocs>>>(
  docs: D,
): { readonly [K in keyof D]: CallDocs };
function twinsOf(docs: Readonly<Record<string, CallDocs>>): Readonly<Record<string, CallDocs>> {
  return Object.fromEntries(Object.entries(docs).map(([key, doc]) => [key, twinOf(doc)]));
}

const { clearCheck: _, lookup: __, remindPci: ___, ...applicationsOnly } = applicationsDocs.calls;

/* Read by the OpenAPI generator and nothing else. */
export const accountsCenterDocs: DocsOf<typeof accountsCenter> = {
  about: 'List accounts of your products.',
  calls: twinsOf(accountsDocs.calls),
};
export const applicationsCenterDocs: DocsOf<typeof applicationsCenter> = {
  about: 'Manage applications to your products.',
  calls: twinsOf(applicationsOnly),
};
export const provisioningCenterDocs: DocsOf<typeof provisioningCenter> = {
  about: 'Set accounts of your products up at processors.',
  calls: twinsOf(provisioningDocs.calls),
};
export const payoutAccountsCenterDocs: DocsOf<typeof payoutAccountsCenter> = {
  about: 'Manage the bank accounts that receive payouts of your products’ merchants.',
  calls: twinsOf(payoutAccountsDocs.calls),
};
export const fundsCenterDocs: DocsOf<typeof fundsCenter> = {
  about: 'Manage money held in reserve for accounts of your products.',
  calls: twinsOf(fundsDocs.calls),
};
