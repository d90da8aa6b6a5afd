import { applicationsCenter, fundsCenter } from '@payfac/api/contract/accounts-center';
import { send } from '../../shared/api/connection.ts';
import type { Reads } from './reads.ts';

/** The same from the service provider's own calls, below `accounts/center`. */
export const reads: Reads = {
  get: send(applicationsCenter.get),
  categories: send(applicationsCenter.categories),
  checks: send(applicationsCenter.checks),
  loans: send(fundsCenter.loans),
  reserved: send(fundsCenter.reserved),
};
