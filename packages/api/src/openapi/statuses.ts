import type { Endpoint } from '../kernel/endpoint.ts';
import { errorCodes } from '../kernel/error-codes.ts';
import { headers } from '../kernel/headers.ts';
import type { Json } from './schemas.ts';

/** Names of the error responses, by status. */
const names: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The request is invalid.'],
  401: ['Unauthorized', 'The session or API key is missing or not valid.'],
  402: ['Declined', 'The payment was declined, and nothing was charged.'],
  403: ['Forbidden', 'The caller is not allowed to do this.'],
  404: ['NotFound', 'No record has this id, or the caller cannot access it.'],
  409: ['Conflict', 'The current state does not allow this.'],
  413: ['TooLarge', 'The request is larger than one megabyte.'],
  421: ['Misdirected', 'The request was sent to a host that is not configured.'],
  422: ['NotProcessable', 'The request is valid but cannot be carried out.'],
  429: ['TooManyCalls', 'Too many calls. Wait for `Retry-After`.'],
  500: ['Unexpected', 'Something went wrong on the server.'],
  502: ['ProcessorUnavailable', 'The processor could not be reached, and nothing was charged.'],
  503: ['Unavailable', 'The service is temporarily unavailable. Wait for `Retry-After`.'],
  504: [
    'OutcomeUnknown',
    'The outcome is not known yet. Repeat the request with the same Idempotency-Key.',
  ],
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

A failed call throws one \`ApiError\`. \`kind\` is how the call failed and \`code\` is why. Quote \`requestId\` to support.
Codes are stable, but any version may add some: handle a code you don’t know by its status.

| \`kind\` | \`code\` | what to do |
| --- | --- | --- |
| \`argument\` | \`INVALID_ARGUMENT\` | Nothing was sent. \`detail.errors\` names each invalid argument and what it should be. |
| \`network\` | the system's, such as \`ECONNREFUSED\` or \`ENOTFOUND\`; empty in browsers | No response arrived. Repeat a read; repeat a call that has an idempotency key with the same key. |
| \`timeout\` | empty | The same as for \`network\`. |
| \`unreadable\` | empty | The response breaks the contract. Update the package, or contact support with \`requestId\`. |
| \`http\` | below | |

${codeTable()}

While \`isOutcomeUnknown\` is true, money may have moved: repeat the same call with the same key until the outcome is known.
`;
