import { runChecks } from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ provisioning: { runChecks } });
