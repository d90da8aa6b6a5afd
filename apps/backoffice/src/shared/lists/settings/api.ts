import { saveReportSettings } from '@payfac/api/contract/users';
import { callsOf } from '../../api/connection.ts';

export const api = callsOf({ users: { saveReportSettings } });
