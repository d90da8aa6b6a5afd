import { provisioning } from '../provisioning/contract.ts';
import { centerOf } from './center-of.ts';
import { overview } from './overview.ts';

export const provisioningCenter = /* @__PURE__ */ centerOf(
  provisioning,
  'provisioningCenter',
  overview,
);
