import type * as contract from '../contract/areas.ts';
import type { CallDocs, DocsOf } from '../kernel/docs.ts';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import { isForKeys } from '../kernel/for-keys.ts';
import { headers } from '../kernel/headers.ts';
import { type DescriptionOf, describing } from './describe.ts';
import * as docs from './docs.ts';
import { introduction } from './introduction.ts';
import { type Names, tagName } from './names.ts';
import { type Parameters, parametersOf } from './parameters.ts';
import { type Json, type WireSchemas, wireSchemas } from './schemas.ts';
import { failureResponses, failuresOf } from './statuses.ts';
import { eventCalls, webhookParameters, webhooksSection } from './webhooks.ts';

/** An exchange in wire format; see `kernel/examples.ts`. */
export interface AnyExample {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response: unknown;
}

export interface DocumentParts {
  readonly areas: Readonly<Record<string, Area>>;
  readonly version: string;
  readonly names: Names;
  /** Descriptions of fields, from the sources. */
  readonly saysOf: DescriptionOf;
  readonly examples: Readonly<Record<string, Readonly<Record<string, AnyExample>> | undefined>>;
}

/** An area without docs doesn't type-check. */
export const areaDocs: Readonly<Record<string, DocsOf<Area> | undefined>> = docs satisfies {
  readonly [A in keyof typeof contract]: DocsOf<(typeof contract)[A]>;
};

const componentHeaders: Json = {
  RetryAfter: {
    description: 'Seconds to wait before you repeat the call.',
    schema: { type: 'integer' },
  },
  RequestId: {
    description: 'Identifies the call. Quote it to support.',
    schema: { type: 'string' },
  },
};
const responseHeaders: Json = { [headers.requestId]: { $ref: '#/components/headers/RequestId' } };

const orList = new Intl.ListFormat('en-US', { type: 'disjunction' });

function accessText({ access }: Endpoint): string {
  if (access === 'public') return 'Requires no session.';
  if (access === 'sign-on') return 'Requires the sign-on cookie of the same origin.';
  if (access === 'signed-in') return 'Requires a session.';
  return `Requires ${orList.format(access.map((ability) => `\`${ability}\``))}.`;
}

function requestBody(endpoint: Endpoint, schemas: WireSchemas, example: AnyExample | undefined) {
  const schema = schemas.of(endpoint, 'body');
  if (!schema) return {};
  const isForm = endpoint.multipart === true;
  const shown = isForm || example?.body === undefined ? {} : { example: example.body };
  const type = isForm ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema, ...shown } } } };
}

function operation(
  endpoint: Endpoint,
  tag: string,
  { summary, description }: CallDocs,
  schemas: WireSchemas,
  taken: Parameters,
  example: AnyExample | undefined,
): Json {
  const csv = endpoint.csv
    ? ` \`${endpoint.csvQuery ?? 'export'}=csv\` returns \`${endpoint.csv}.csv\`, which starts with a UTF-8 byte order mark.`
    : '';
  const secured = endpoint.access !== 'public' && endpoint.access !== 'sign-on';
  const response = { schema: schemas.of(endpoint, 'response') ?? {} };
  const parameters = taken.of(endpoint, example?.params, example?.query);
  return {
    operationId: endpoint.id,
    tags: [tag],
    ...(endpoint.extension ? { 'x-extension': endpoint.extension } : {}),
    summary,
    description: [description, accessText(endpoint) + csv].filter(Boolean).join('\n\n'),
    security: secured ? [{ session: [] }, ...(isForKeys(endpoint) ? [{ apiKey: [] }] : [])] : [],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint, schemas, example),
    responses: {
      200: {
        description: 'The call succeeded.',
        headers: responseHeaders,
        content: {
          'application/json': example ? { ...response, example: example.response } : response,
          ...(endpoint.csv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        },
      },
      ...failuresOf(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Schemas without a name are described inline. */
function describedInPlace(
  schemas: WireSchemas,
  describe: ReturnType<typeof describing>,
): WireSchemas {
  return {
    ...schemas,
    of: (endpoint, place) => {
      const schema = schemas.of(endpoint, place);
      const isWhole = place === 'body' || place === 'response';
      return schema && isWhole ? describe.schema(schema, schemas.idOf(endpoint, place)) : schema;
    },
  };
}

/** The OpenAPI 3.1 document of the given areas. */
export function openApiDocument({ areas, version, names, saysOf, examples }: DocumentParts): Json {
  const endpoints = Object.values(areas).flatMap((area) => Object.values(area));
  const describe = describing(saysOf);
  const schemas = describedInPlace(wireSchemas([...endpoints, ...eventCalls], names), describe);
  const parameters = parametersOf(endpoints, schemas, describe.textOf);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, area] of Object.entries(areas)) {
    for (const [key, endpoint] of Object.entries(area)) {
      const callDocs = areaDocs[name]?.calls[key];
      if (!callDocs) throw new Error(`No docs for ${endpoint.id}`);
      const path = `${endpoint.base === 'platform' ? '/v1' : '/api/v1'}/${endpoint.path}`;
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(
          endpoint,
          tagName(name),
          callDocs,
          schemas,
          parameters,
          examples[name]?.[key],
        ),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Payfac Backoffice API',
      version,
      description: introduction(),
      license: {
        name: 'See the LICENSE file of @payfac/api',
        url: 'https://www.npmjs.com/package/@payfac/api',
      },
    },
    servers: [{ url: '/' }],
    tags: [
      ...Object.keys(areas).map((name) => ({
        name: tagName(name),
        description: areaDocs[name]?.about ?? '',
      })),
      {
        name: 'Events',
        description:
          'Events that are sent to the product’s webhook address, as Standard Webhooks specifies. Respond with any 2xx to accept an event; otherwise it is sent again, up to ten attempts in about three days.',
      },
    ],
    paths,
    webhooks: webhooksSection(schemas),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas.components).map(([name, schema]) => [
          name,
          describe.schema(schema, schemas.originOf(name)),
        ]),
      ),
      parameters: { ...parameters.components, ...webhookParameters },
      headers: componentHeaders,
      responses: {
        ...failureResponses(),
        Error: {
          description: 'The call failed.',
          headers: responseHeaders,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Error' },
              example: {
                code: 'VALIDATION',
                message: 'Check the marked fields.',
                requestId: 'req_3f1c20',
                errors: [{ path: 'amount', message: 'Enter an amount greater than $0.00.' }],
              },
            },
          },
        },
      },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'A user’s session, from `auth.sso`. Each tab has its own.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A partner’s API key, sent as `Authorization: Bearer <key>` without cookies. It has the abilities you gave it, and never more than its creator.',
        },
      },
    },
  };
}
