import { type ApplicationsArea, applications } from '../applications/contract.ts';
import type { Calls } from '../contract/endpoint.ts';
import { centerOf } from './center-of.ts';
import { overview } from './overview.ts';

/** The provider's account-name lookup is `accountsCenter.names`; it has no second one. */
type WithoutLookup = Calls<ApplicationsArea, Exclude<keyof ApplicationsArea, 'lookup'>>;

const { lookup: _, ...others } = applications;
const withoutLookup: WithoutLookup = others;

export const applicationsCenter = /* @__PURE__ */ centerOf(
  withoutLookup,
  'applicationsCenter',
  overview,
);
