import { activities } from '@payfac/api/contract/activities';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ activities });
