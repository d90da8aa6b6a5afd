export * from './areas.ts';
export type { Access, Area, Base, Endpoint, Input, Method, Output } from './endpoint.ts';
export { type ErrorCode, type ErrorCodeDocs, errorCodes } from './error-codes.ts';
export { isForKeys } from './for-keys.ts';
export * from './headers.ts';
export { exactCountLimit, maximumPageSize } from './list.ts';
export { collectQuery } from './query.ts';
export { type ServerError, serverErrorSchema } from './server-error.ts';
