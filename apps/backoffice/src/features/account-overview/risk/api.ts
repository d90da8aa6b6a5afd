import { updateSubMerchant } from '@payfac/api/contract/applications';
import { setRiskMetrics } from '@payfac/api/contract/provisioning';
import { list } from '@payfac/api/contract/risk-rules';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({
  applications: { updateSubMerchant },
  provisioning: { setRiskMetrics },
  riskRules: { list },
});
