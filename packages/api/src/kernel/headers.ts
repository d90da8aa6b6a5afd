/** Header names both sides agree on, in lower case. */
export const headers = {
  /** The version of the app the server expects; a change in mid-session ends the session. */
  version: 'application-version',
  requestId: 'x-request-id',
  idempotencyKey: 'idempotency-key',
  /** The IANA zone that decides buckets, 'today' and daily totals. */
  timeZone: 'time-zone',
  /** Business time of the response, ISO 8601 in UTC; sent in local environments. */
  businessTime: 'business-time',
} as const;
