export { ApiError, type ApiErrorKind } from './client/api-error.ts';
export type { Call, Client, Row, Wire } from './client/call.ts';
export { type Cancelled, cancelled } from './client/cancelled.ts';
export { createClient } from './client/create-client.ts';
export type {
  CallOptions,
  ClientOptions,
  CsvDownload,
  CsvOptions,
  KeyClientOptions,
  PagesOptions,
  RetryOptions,
  SessionClientOptions,
  WireOptions,
} from './client/options.ts';
export { type Connection, connect } from './client/transport.ts';
export type { Endpoint, Input, Output } from './contract/endpoint.ts';
