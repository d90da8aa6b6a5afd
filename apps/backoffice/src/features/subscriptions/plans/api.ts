import { activate, deactivate, list, remove } from '@payfac/api/contract/plans';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ plans: { list, activate, deactivate, remove } });
