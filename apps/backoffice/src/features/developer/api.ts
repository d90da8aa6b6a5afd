import { apiKeys } from '@payfac/api/contract/api-keys';
import { webhooks } from '@payfac/api/contract/webhooks';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ apiKeys, webhooks });
