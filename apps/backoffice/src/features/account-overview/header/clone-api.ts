import { applicationsCenter } from '@payfac/api/contract/accounts-center';
import { clone } from '@payfac/api/contract/applications';
import { callsOf } from '../../../shared/api/connection.ts';

const api = callsOf({
  applications: { clone },
  center: { clone: applicationsCenter.clone },
});

/** A service provider clones by its own call; both carry the same (document 2, section 7). */
export const cloneBy = { merchant: api.applications.clone, provider: api.center.clone };
