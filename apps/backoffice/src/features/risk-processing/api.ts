import { list } from '@payfac/api/contract/processor-sessions';
import { raws } from '@payfac/api/contract/raws';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ processorSessions: { list }, raws });
