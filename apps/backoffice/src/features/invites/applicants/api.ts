import { applicants } from '@payfac/api/contract/applicants';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ applicants });
