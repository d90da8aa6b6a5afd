import { centerOf } from '../../kernel/center-of.ts';
import { provisioning } from '../provisioning/contract.ts';
import { overview } from './overview.ts';

export const provisioningCenter = /* @__PURE__ */ centerOf(
  provisioning,
  'provisioningCenter',
  overview,
);
