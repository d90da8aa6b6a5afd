import type { Output } from '@payfac/api';
import { list, outcomes } from '@payfac/api/contract/outcomes';
import { callsOf } from '../api/connection.ts';

export const api = callsOf({ outcomes });

export type Outcome = Output<typeof list>['data'][number];
