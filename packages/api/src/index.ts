export { ApiError, type ApiErrorKind } from './client/api-error.ts';
export type { AreaClient, Call, Client, RawResponse, Row, Wire } from './client/call.ts';
export { type Cancelled, cancelled } from './client/cancelled.ts';
export { createCall, createClient } from './client/create-client.ts';
export type {
  Caller,
  CallOptions,
  ClientOptions,
  CsvDownload,
  CsvOptions,
  ExtraHeaders,
  KeyClientOptions,
  PagesOptions,
  RequestEvent,
  ResponseEvent,
  RetryOptions,
  SessionClientOptions,
} from './client/options.ts';
export { type RawRequest, rawRequest } from './client/raw-request.ts';
export { requestIdOf } from './client/request-id.ts';
export { type Connection, connect } from './client/transport.ts';
export type { Endpoint, Input, Output } from './kernel/endpoint.ts';
export type { ErrorCode } from './kernel/error-codes.ts';
export type { RecordKind } from './kernel/record-kinds.ts';
export type { Open } from './kernel/tolerant.ts';
export type * from './types.ts';
