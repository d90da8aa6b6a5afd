import { provisioning } from '@payfac/api/contract/provisioning';
import { callsOf } from '../../../shared/api/connection.ts';

const { setOwnershipType } = provisioning;

/** Who owns an account that is on file already; fetched when that is changed. */
export const ownershipApi = callsOf({ provisioning: { setOwnershipType } });
