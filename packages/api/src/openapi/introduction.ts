import { codeTable } from './statuses.ts';

/** The introduction of the API reference. */
export const introduction = (): string => `The API of the payments back office.

## API keys

Your server sends \`Authorization: Bearer <key>\`. A key has the abilities and accounts you gave it, and never more than
its creator. Each call names the abilities it requires, and calls that accept a key list \`apiKey\` under security. The
local platform prints a sandbox key when it starts. Users have sessions instead.

## Money and time

Money is a JSON number of US dollars with at most two decimals. Instants are ISO 8601 in UTC. The \`Time-Zone\` header
sets the time zone that decides days. Send an array in a query as repeated keys.

## Pagination

A list takes \`page\` (from 1) and \`pageSize\` (default 10, maximum 100), and returns \`data\` and \`count\`. Counts are exact
up to 10,000; above that, \`countIsLowerBound\` is true. To read a whole list, send \`pageSize=100\`, then send the
\`nextCursor\` of each response as \`cursor\` until a response has none; rows that are added or removed meanwhile do not
shift the pages. \`sort\` is a column, or \`-column\` for descending order. Lists that support it return every row as CSV
with \`export=csv\`.

## Idempotency

Calls that move money require an \`Idempotency-Key\`, one for each attempt. Calls that create a record accept one. For a
day, a repeated request with the same key returns the first response and takes no further effect. Whitespace and the
order of keys in a body do not matter. While the outcome is unknown (no response, \`OUTCOME_UNKNOWN\` or
\`STILL_RUNNING\`), repeat the request with the same key; never start a new attempt.

## Test cards

In every environment except production, these tokens represent cards, and you can use each as often as you like:
\`tok_test_visa\`, \`tok_test_visa_debit\`, \`tok_test_mastercard\`, \`tok_test_mastercard_prepaid\`, \`tok_test_amex\`,
\`tok_test_discover\`, \`tok_test_diners\` and \`tok_test_jcb\` are approved. \`tok_test_declined\`,
\`tok_test_insufficient_funds\`, \`tok_test_lost_card\`, \`tok_test_stolen_card\`, \`tok_test_expired_card\`,
\`tok_test_wrong_cvc\` and \`tok_test_processing_error\` are declined. \`tok_test_avs_fails\` is approved, but its address
check fails. \`tok_test_refund_fails\` is approved, but its refunds fail later. \`tok_test_disputed\` is approved and
disputed later. Tokens of bank accounts are
\`ba_test_pays\`, \`ba_test_insufficient_funds\`, \`ba_test_closed\`, \`ba_test_unknown\` and \`ba_test_not_authorized\`.

## New values

Any version may add values to the enumerations of responses and events, and to error codes. Handle a value you do not
know as "other".

## Errors

A failed call returns \`code\`, a \`message\` you can show, and \`requestId\`. \`errors\` names the invalid fields. A declined
payment has the processor's \`declineCode\`.

${codeTable()}
`;
