import { categories, checks, get } from '@payfac/api/contract/applications';
import { loans, reserved } from '@payfac/api/contract/funds';
import { callsOf } from '../../shared/api/connection.ts';
import type { Reads } from './reads.ts';

const { applications, funds } = callsOf({
  applications: { get, categories, checks },
  funds: { loans, reserved },
});

export const reads: Reads = { ...applications, ...funds };
