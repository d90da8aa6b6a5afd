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

/** What the operator's call says, of the caller's products alone. */
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

const { clearCheck: _, lookup: __, remindPci: ___, ...applicationsOnly } = applicationsDocs;

/* Read by the OpenAPI generator and nothing else. */
export const accountsCenterDocs: DocsOf<typeof accountsCenter> = twinsOf(accountsDocs);
export const applicationsCenterDocs: DocsOf<typeof applicationsCenter> = twinsOf(applicationsOnly);
export const provisioningCenterDocs: DocsOf<typeof provisioningCenter> = twinsOf(provisioningDocs);
export const payoutAccountsCenterDocs: DocsOf<typeof payoutAccountsCenter> =
  twinsOf(payoutAccountsDocs);
export const fundsCenterDocs: DocsOf<typeof fundsCenter> = twinsOf(fundsDocs);
