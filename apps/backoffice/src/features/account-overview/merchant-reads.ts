import * as applications from '@payfac/api/contract/applications';
import * as funds from '@payfac/api/contract/funds';
import { send } from '../../shared/api/connection.ts';
import type { Reads } from './reads.ts';

export const reads: Reads = {
  get: send(applications.get),
  categories: send(applications.categories),
  checks: send(applications.checks),
  loans: send(funds.loans),
  reserved: send(funds.reserved),
};
