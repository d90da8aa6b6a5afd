import type { ExamplesOf } from '../../kernel/examples.ts';
import { accountsExamples } from '../accounts/examples.ts';
import { applicationsExamples } from '../applications/examples.ts';
import { fundsExamples } from '../funds/examples.ts';
import { payoutAccountsExamples } from '../payout-accounts/examples.ts';
import { provisioningExamples } from '../provisioning/examples.ts';
import type {
  accountsCenter,
  applicationsCenter,
  fundsCenter,
  payoutAccountsCenter,
  provisioningCenter,
} from './contract.ts';

type Exchanges<X> = { readonly [K in keyof X]: { readonly [P in keyof X[K]]: X[K][P] } };

/** The operator's example exchanges without call names: the provider's calls respond alike. */
const exchangesOf = <X>(examples: X): Exchanges<X> => examples;

const { clearCheck: _, lookup: __, remindPci: ___, ...applications } = applicationsExamples;

export const accountsCenterExamples: ExamplesOf<typeof accountsCenter> =
  exchangesOf(accountsExamples);
export const applicationsCenterExamples: ExamplesOf<typeof applicationsCenter> =
  exchangesOf(applications);
export const provisioningCenterExamples: ExamplesOf<typeof provisioningCenter> =
  exchangesOf(provisioningExamples);
export const payoutAccountsCenterExamples: ExamplesOf<typeof payoutAccountsCenter> =
  exchangesOf(payoutAccountsExamples);
export const fundsCenterExamples: ExamplesOf<typeof fundsCenter> = exchangesOf(fundsExamples);
