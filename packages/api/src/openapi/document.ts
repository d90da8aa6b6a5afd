import * as z from 'zod/mini';
import type { CallDocs } from '../contract/docs.ts';
import type { Area, Endpoint } from '../contract/endpoint.ts';
import { headers } from '../contract/headers.ts';
import { serverErrorSchema } from '../contract/server-error.ts';
import { docs } from './docs.ts';

type Json = Readonly<Record<string, unknown>>;

/** The wire side of a schema: what travels, not what code sees. */
function wire(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(place === 'query' ? { style: 'form', explode: true } : {}),
  }));
}

const idempotencyKey: Json = {
  name: headers.idempotencyKey,
  in: 'header',
  required: true,
  description: 'Made once an attempt; a repeated call with the same key moves money once.',
  schema: { type: 'string', maxLength: 128 },
};

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

function accessText({ access }: Endpoint): string {
  if (access === 'public') return 'Needs no session.';
  if (access === 'sign-on') return 'Needs the sign-on cookie of the same origin.';
  if (access === 'signed-in') return 'Needs a session.';
  return `Needs one of the abilities ${access.map((ability) => `\`${ability}\``).join(', ')}.`;
}

function operation(endpoint: Endpoint, tag: string, { summary, description }: CallDocs): Json {
  const csv = endpoint.csv ? ` Also as CSV (\`${endpoint.csv}.csv\`) with \`export=csv\`.` : '';
  const secured = endpoint.access !== 'public' && endpoint.access !== 'sign-on';
  return {
    operationId: endpoint.id,
    tags: [tag],
    summary,
    description: [description, accessText(endpoint) + csv].filter(Boolean).join('\n\n'),
    security: secured ? [{ session: [] }] : [],
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...(endpoint.movesMoney ? [idempotencyKey] : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: jsonOf(wire(endpoint.body)) } }
      : {}),
    responses: {
      200: { description: 'Done', content: jsonOf(wire(endpoint.output)) },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** The OpenAPI 3.1 document of the given areas. */
export function openApiDocument(areas: Readonly<Record<string, Area>>, version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [tag, area] of Object.entries(areas)) {
    for (const [key, endpoint] of Object.entries(area)) {
      const callDocs = docs[tag]?.[key];
      if (!callDocs) throw new Error(`No docs for ${endpoint.id}`);
      const path = `${endpoint.base === 'platform' ? '/v1' : '/api/v1'}/${endpoint.path}`;
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(endpoint, tag, callDocs),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Payfac Backoffice API',
      version,
      description:
        'Every call of the payments back office. Money is a JSON number of dollars with at most two decimals; instants are ISO 8601 in UTC; arrays in a query are repeated keys.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: { description: 'What went wrong', content: jsonOf(wire(serverErrorSchema)) },
      },
    },
  };
}
