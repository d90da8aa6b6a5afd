export { ApiError, type ApiErrorKind } from './client/api-error.ts';
export { type Cancelled, cancelled } from './client/cancelled.ts';
export { type Call, type Client, createClient } from './client/create-client.ts';
export type { CallOptions, ClientOptions, CsvDownload, CsvOptions } from './client/options.ts';
export type { Endpoint, Input, Output } from './contract/endpoint.ts';
