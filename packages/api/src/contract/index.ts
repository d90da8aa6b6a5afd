export type { Access, Area, Base, Endpoint, Input, Method, Output } from '../kernel/endpoint.ts';
export { type ErrorCode, type ErrorCodeDocs, errorCodes } from '../kernel/error-codes.ts';
export { isForKeys } from '../kernel/for-keys.ts';
export * from '../kernel/headers.ts';
export { exactCountLimit, maximumPageSize } from '../kernel/list.ts';
export { collectQuery } from '../kernel/query.ts';
export { type RecordKind, recordKinds } from '../kernel/record-kinds.ts';
export { type ServerError, serverErrorSchema } from '../kernel/server-error.ts';
export * from './areas.ts';
