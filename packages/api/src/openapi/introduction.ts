import { codeTable } from './statuses.ts';

/** What a reader must know before the first call. */
export const introduction = (): string => `Every call of the payments back office.

## Keys

A server sends \`Authorization: Bearer <key>\`. A key does what it was given, and no more than its maker may; the calls
that take one offer \`apiKey\`. The local platform prints a sandbox key when it starts. People have sessions instead.

## Money and time

Money is a JSON number of US dollars with at most two decimals. Instants are ISO 8601 in UTC; \`Time-Zone\` names the
zone that decides days. Arrays in a query are repeated keys.

## Pages

A list takes \`page\` (from 1) and \`pageSize\` (10, at most 100) and returns \`data\` and \`count\`. Counts are exact up to
10,000; beyond, \`countIsLowerBound\` is true. To walk a whole list send \`pageSize=100\` and then the \`nextCursor\` of
each response as \`cursor\`, until there is none: rows that come or go meanwhile move nothing. \`sort\` is a column, or
\`-column\` for descending order. Lists that say so return every row as CSV with \`export=csv\`.

## Once

Calls that move money need an \`Idempotency-Key\`, one for each attempt; calls that make a record take one. Within a day a
repeated request with the same key returns the first response, and does nothing again; spaces and the order of keys
make no other request of a body. While an outcome is unknown (no response, \`OUTCOME_UNKNOWN\`, \`STILL_RUNNING\`)
repeat with the same key; never begin a new attempt.

## Test cards

In every environment but production these tokens stand for cards, each as often as you like: \`tok_test_visa\`,
\`tok_test_visa_debit\`, \`tok_test_mastercard\`, \`tok_test_mastercard_prepaid\`, \`tok_test_amex\`, \`tok_test_discover\`,
\`tok_test_diners\`, \`tok_test_jcb\`; \`tok_test_declined\`, \`tok_test_insufficient_funds\`, \`tok_test_lost_card\`,
\`tok_test_stolen_card\`, \`tok_test_expired_card\`, \`tok_test_wrong_cvc\`, \`tok_test_processing_error\`,
\`tok_test_avs_fails\`; \`tok_test_refund_fails\` and \`tok_test_disputed\` are approved and go wrong later. Bank
accounts: \`ba_test_pays\`, \`ba_test_insufficient_funds\`, \`ba_test_closed\`, \`ba_test_unknown\`,
\`ba_test_not_authorized\`.

## New values

Enumerations in responses, events and error codes gain values in any version. Read a value you do not know as "other".

## Errors

A call that fails returns \`code\`, a \`message\` that can be shown, and \`requestId\`. \`errors\` names fields. A declined
payment carries the processor's \`declineCode\`.

${codeTable()}
`;
