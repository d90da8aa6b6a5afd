import { clearCheck } from '@payfac/api/contract/applications';
import { runChecks } from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ applications: { clearCheck }, provisioning: { runChecks } });
