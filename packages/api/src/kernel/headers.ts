/** Header names shared by client and server, in lower case. */
export const headers = {
  /** App version the server expects; a change during a session ends it. */
  version: 'application-version',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** IANA time zone that decides buckets, 'today' and daily totals. */
  timeZone: 'time-zone',
  /** Business time of the response, ISO 8601 in UTC; sent in local environments. */
  businessTime: 'business-time',
} as const;
