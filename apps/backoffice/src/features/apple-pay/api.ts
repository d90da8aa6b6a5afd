import { setApplePay } from '@payfac/api/contract/provisioning';
import { applePayAccounts, applePaySetup } from '@payfac/api/contract/tokenization';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({
  provisioning: { setApplePay },
  tokenization: { applePayAccounts, applePaySetup },
});
