import { generateContext, virtualTerminal } from '@payfac/api/contract/tokenization';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ tokenization: { generateContext, virtualTerminal } });
