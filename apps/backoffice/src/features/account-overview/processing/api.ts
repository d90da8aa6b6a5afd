import { update, updateSubMerchant } from '@payfac/api/contract/applications';
import { setStatus } from '@payfac/api/contract/echecks';
import {
  provision,
  reset,
  setApplePay,
  setDefault,
  setECheck,
} from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({
  applications: { update, updateSubMerchant },
  echecks: { setStatus },
  provisioning: { provision, reset, setApplePay, setDefault, setECheck },
});
