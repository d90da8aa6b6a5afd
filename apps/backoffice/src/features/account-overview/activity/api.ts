import { update } from '@payfac/api/contract/applications';
import { comments } from '@payfac/api/contract/comments';
import { tags } from '@payfac/api/contract/tags';
import { callsOf } from '../../../shared/api/connection.ts';

export const api = callsOf({ applications: { update }, comments, tags });
