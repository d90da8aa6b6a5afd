import { applicationsCenter } from '@payfac/api/contract/accounts-center';
import { approve, open, submit, update } from '@payfac/api/contract/applications';
import { activate, setUnderwritingStatus } from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({
  applications: { approve, open, submit, update },
  center: { submit: applicationsCenter.submit },
  provisioning: { activate, setUnderwritingStatus },
});

/** Of all moves, a service provider submits, by its own call (document 2, section 7). */
export const submitBy = { merchant: api.applications.submit, provider: api.center.submit };
