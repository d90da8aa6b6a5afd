import { centerOf } from '../../kernel/center-of.ts';
import type { Calls } from '../../kernel/endpoint.ts';
import { type ApplicationsArea, applications } from '../applications/contract.ts';
import { overview } from './overview.ts';

/**
 * The provider's account-name lookup is `accountsCenter.names`; it has no second one. PCI compliance is the
 * facilitator's to ask for, and a check's match the facilitator's to clear.
 */
type Shared = Calls<
  ApplicationsArea,
  Exclude<keyof ApplicationsArea, 'clearCheck' | 'lookup' | 'remindPci'>
>;

const { clearCheck: _, lookup: __, remindPci: ___, ...others } = applications;
const shared: Shared = others;

export const applicationsCenter = /* @__PURE__ */ centerOf(shared, 'applicationsCenter', overview);
