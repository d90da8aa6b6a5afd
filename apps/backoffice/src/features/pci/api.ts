import { list, remindPci } from '@payfac/api/contract/applications';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ applications: { list, remindPci } });
