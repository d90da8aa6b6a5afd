import { approve, open, submit, update } from '@payfac/api/contract/applications';
import { activate, setUnderwritingStatus } from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({
  applications: { approve, open, submit, update },
  provisioning: { activate, setUnderwritingStatus },
});
