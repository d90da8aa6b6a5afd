import { getRateLimit, setRateLimit } from '@payfac/api/contract/tokenization';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ tokenization: { getRateLimit, setRateLimit } });
