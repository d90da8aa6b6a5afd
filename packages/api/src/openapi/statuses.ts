import type { Endpoint } from '../kernel/endpoint.ts';
import { errorCodes } from '../kernel/error-codes.ts';
import { headers } from '../kernel/headers.ts';
import type { Json } from './schemas.ts';

/** Names of the error responses, by status. */
const names: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The request breaks the contract.'],
  401: ['Unauthorized', 'No session or key, or none that is in force.'],
  402: ['Declined', 'The payment was declined: nothing was charged.'],
  403: ['Forbidden', 'The caller may not do this.'],
  404: ['NotFound', 'Nothing has this id, or the caller may not see it.'],
  409: ['Conflict', 'The state of things does not allow this.'],
  413: ['TooLarge', 'The request is larger than one megabyte.'],
  421: ['Misdirected', 'The host of the address is not served.'],
  422: ['NotProcessable', 'The request is well formed, and cannot be carried out.'],
  429: ['TooManyCalls', 'Too many calls: wait as long as `Retry-After` says.'],
  500: ['Unexpected', 'Something went wrong on the server.'],
  502: ['ProcessorUnavailable', 'The processor could not be reached: nothing was charged.'],
  503: ['Unavailable', 'Not at the moment: wait as long as `Retry-After` says.'],
  504: ['OutcomeUnknown', 'Not known yet: repeat with the same Idempotency-Key.'],
};

const waits: ReadonlySet<number> = new Set([409, 429, 503]);

/** The error statuses of a call, by its inputs and effects. */
export function statusesOf(endpoint: Endpoint): number[] {
  const { access, params, query, body, method, list, movesMoney, creates } = endpoint;
  const isSecured = access !== 'public';
  const takes = params ?? query ?? body;
  const writes = method !== 'GET' && !list;
  const may: readonly (readonly [number, unknown])[] = [
    [400, takes],
    [401, isSecured],
    [402, movesMoney && method === 'POST'],
    [403, isSecured],
    [404, params ?? (writes && body)],
    [409, writes],
    [413, body],
    [421, true],
    [422, list ?? movesMoney ?? creates ?? writes],
    [429, true],
    [500, true],
    [502, movesMoney],
    [503, true],
    [504, movesMoney],
  ];
  return may.flatMap(([status, is]) => (is ? [status] : []));
}

const codesOf = (status: number) =>
  Object.entries(errorCodes).filter(([, docs]) => docs.status === status);

const exampleOf = (status: number): Json => {
  const [first] = codesOf(status);
  const [code, message] = first ? [first[0], first[1].means] : ['INTERNAL', ''];
  const base = { code, message, requestId: 'req_3f1c20' };
  if (status === 400) {
    const errors = [{ path: 'amount', message: 'Enter an amount greater than $0.00.' }];
    return { ...base, message: 'amount: Enter an amount greater than $0.00.', errors };
  }
  if (status !== 402) return base;
  return {
    ...base,
    message: 'Insufficient funds',
    declineCode: '51',
    transactionId: 'txn000000012345',
  };
};

/** A component per error status, with its codes. */
export const failureResponses = (): Json =>
  Object.fromEntries(
    Object.entries(names).map(([status, [name, description]]) => [
      name,
      {
        description: `${description} Codes: ${codesOf(Number(status))
          .map(([code]) => `\`${code}\``)
          .join(', ')}.`,
        headers: {
          [headers.requestId]: { $ref: '#/components/headers/RequestId' },
          ...(waits.has(Number(status))
            ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
            : {}),
        },
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: exampleOf(Number(status)),
          },
        },
      },
    ]),
  );

/** The error responses of a call. */
export const failuresOf = (endpoint: Endpoint): Json =>
  Object.fromEntries(
    statusesOf(endpoint).map((status) => [
      status,
      { $ref: `#/components/responses/${names[status]?.[0]}` },
    ]),
  );

/** The table of all codes, for the document's introduction. */
export const codeTable = (): string =>
  [
    '| status | code | what it means | what to do |',
    '| --- | --- | --- | --- |',
    ...Object.entries(errorCodes).map(
      ([code, { status, means, whatToDo }]) =>
        `| ${status} | \`${code}\` | ${means} | ${whatToDo} |`,
    ),
  ].join('\n');

/** The package's ERRORS.md. */
export const errorsPage = (): string => `# Errors

A call that fails throws one \`ApiError\`. \`kind\` says how it failed, \`code\` why; \`requestId\` names the call when asking
for help. Codes are stable, and new ones may come: treat one you do not know by its status.

| \`kind\` | \`code\` | what to do |
| --- | --- | --- |
| \`argument\` | \`INVALID_ARGUMENT\` | Nothing was sent. \`detail.errors\` names each argument and what it should be. |
| \`network\` | the system's, such as \`ECONNREFUSED\`, \`ENOTFOUND\`; empty in browsers | No response came. Repeat a read; repeat what has an idempotency key with the same key. |
| \`timeout\` | empty | The same. |
| \`unreadable\` | empty | The response is none of the contract: update the package, or ask for help with \`requestId\`. |
| \`http\` | below | |

${codeTable()}

While \`isOutcomeUnknown\` money may have moved: repeat the same call with the same key until there is an outcome.
`;
