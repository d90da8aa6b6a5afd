import { centerOf } from '../../kernel/center-of.ts';
import type { Calls } from '../../kernel/endpoint.ts';
import { type ApplicationsArea, applications } from '../applications/contract.ts';
import { overview } from './overview.ts';

/**
 * The provider looks up account names with `accountsCenter.names` only. PCI reminders and clearing a check's match are
 * the facilitator's.
 */
type Shared = Calls<
  ApplicationsArea,
  Exclude<keyof ApplicationsArea, 'clearCheck' | 'lookup' | 'remindPci'>
>;

const { clearCheck: _, lookup: __, remindPci: ___, ...others } = applications;
const shared: Shared = others;

export const applicationsCenter = /* @__PURE__ */ centerOf(shared, 'applicationsCenter', overview);
