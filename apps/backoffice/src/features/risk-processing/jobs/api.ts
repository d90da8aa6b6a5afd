import { operations } from '@payfac/api/contract/operations';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ operations });
