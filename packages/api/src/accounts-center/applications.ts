import { applications } from '../applications/contract.ts';
import { centerOf } from './center-of.ts';
import { overview } from './overview.ts';

/** The provider's account-name lookup is `accountsCenter.names`; it has no second one. */
const { lookup: _, ...applicationsOnly } = applications;

export const applicationsCenter = /* @__PURE__ */ centerOf(
  applicationsOnly,
  'applicationsCenter',
  overview,
);
