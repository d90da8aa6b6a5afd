import { features } from '@payfac/domain/access';
import { rawKinds, rawSchema } from '@payfac/domain/monitoring';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyOf, scope, span, textFilter } from '../../kernel/query.ts';

/** Rows of the data kinds that have no call of their own, one kind at a time, newest first. */
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
    /** Of suspicious IPs. */
    ip: textFilter,
    /** Of disabled features. */
    feature: anyOf(features),
    /** Name of the merchant account, as its application gives it. */
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
