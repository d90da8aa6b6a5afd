import { features } from '@payfac/domain/access';
import { rawKinds, rawSchema } from '@payfac/domain/monitoring';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyOf, scope, span, textFilter } from '../../kernel/query.ts';

/** Monitoring records that have no call of their own, one kind per call, newest first. */
export const list = {
  id: 'raws.list',
  method: 'GET',
  path: 'foundation/raws/get',
  reads: ['transactions', 'accounts'],
  access: ['sidebar.systemMonitor'],
  query: listQuery(['at'], {
    /** Kind of record. */
    kind: z.enum(rawKinds),
    ...span,
    ...scope,
    /** IP address; for suspicious IPs. */
    ip: textFilter,
    /** Feature; for disabled features. */
    feature: anyOf(features),
    /** Name of the merchant account. */
    accountName: textFilter,
  }),
  output: listOf(rawSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List suspicious IPs or disabled features. */
  list,
};

export type RawsArea = Calls<typeof calls>;

export const raws: RawsArea = calls;
