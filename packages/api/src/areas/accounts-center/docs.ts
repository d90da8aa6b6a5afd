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
  summary: `${summary}, in the caller's products`,
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
  about: 'The settings of one account.',
  calls: twinsOf(accountsDocs.calls),
};
export const applicationsCenterDocs: DocsOf<typeof applicationsCenter> = {
  about: 'The application of one account.',
  calls: twinsOf(applicationsOnly),
};
export const provisioningCenterDocs: DocsOf<typeof provisioningCenter> = {
  about: 'The provisioning of one account.',
  calls: twinsOf(provisioningDocs.calls),
};
export const payoutAccountsCenterDocs: DocsOf<typeof payoutAccountsCenter> = {
  about: 'Bank accounts of one account.',
  calls: twinsOf(payoutAccountsDocs.calls),
};
export const fundsCenterDocs: DocsOf<typeof fundsCenter> = {
  about: 'Money of one account that is held in reserve.',
  calls: twinsOf(fundsDocs.calls),
};
