import { applicationsCenter, fundsCenter } from '@payfac/api/contract/accounts-center';
import { callsOf } from '../../shared/api/connection.ts';
import type { Reads } from './reads.ts';

const { get, categories, checks } = applicationsCenter;
const { loans, reserved } = fundsCenter;

const { center, funds } = callsOf({
  center: { get, categories, checks },
  funds: { loans, reserved },
});

/** The same from the service provider's own calls, below `accounts/center`. */
export const reads: Reads = { ...center, ...funds };
