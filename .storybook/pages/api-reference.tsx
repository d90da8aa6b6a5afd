import * as z from 'zod/mini';
import openapi from '../../packages/api/openapi.json' with { type: 'json' };
import { Facts } from '../blocks/facts.tsx';
import { Words } from '../blocks/words.tsx';

const schema = z.object({ type: z.optional(z.string()), $ref: z.optional(z.string()) });
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
  schema: z.optional(schema),
});
const call = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.optional(z.string()),
  parameters: z.optional(z.array(z.union([parameter, z.object({ $ref: z.string() })]))),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(schema) })) }),
  ),
});
type Call = z.output<typeof call>;
const model = z.object({
  properties: z.optional(
    z.record(
      z.string(),
      z.object({
        type: z.optional(z.union([z.string(), z.array(z.string())])),
        $ref: z.optional(z.string()),
        description: z.optional(z.string()),
      }),
    ),
  ),
  required: z.optional(z.array(z.string())),
});
const document = z.parse(
  z.object({
    tags: z.array(z.object({ name: z.string(), description: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), call)),
    components: z.object({
      parameters: z.record(z.string(), parameter),
      schemas: z.record(z.string(), z.unknown()),
    }),
  }),
  openapi,
);

const last = (reference: string): string => reference.split('/').at(-1) ?? '';

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, each]) => ({ method: method.toUpperCase(), path, each })),
);

const head = ['Field', 'In', 'Needed', 'What it is'] as const;
const need = (isRequired: boolean | undefined): string => (isRequired ? 'yes' : '');

/** What a call is asked with: its parameters, then the fields of its body. */
function fieldsOf({ parameters = [], requestBody }: Call): readonly (readonly string[])[] {
  const named = parameters
    .map((each) => ('$ref' in each ? document.components.parameters[last(each.$ref)] : each))
    .flatMap((each) =>
      each ? [[`\`${each.name}\``, each.in, need(each.required), each.description ?? '']] : [],
    );
  const [content] = Object.values(requestBody?.content ?? {});
  const reference = content?.schema?.$ref;
  const body = z.safeParse(
    model,
    reference === undefined ? content?.schema : document.components.schemas[last(reference)],
  );
  const fields = Object.entries(body.data?.properties ?? {}).map(([name, { description = '' }]) => [
    `\`${name}\``,
    'body',
    need(body.data?.required?.includes(name)),
    description,
  ]);
  return [...named, ...fields];
}

function OneCall({ method, path, each }: (typeof calls)[number]) {
  const rows = fieldsOf(each);
  return (
    <details>
      <summary>
        {each.summary} <code>{each.operationId}</code>
      </summary>
      <p>
        <code>
          {method} {path}
        </code>
      </p>
      {each.description?.split('\n\n').map((text) => (
        <p key={text}>
          <Words>{text}</Words>
        </p>
      ))}
      {rows.length > 0 && <Facts head={head} rows={rows} />}
    </details>
  );
}

/** Every call of the contract by its area, with what it is asked with. */
export const ApiReference = () => (
  <div className="pf-folded">
    {document.tags.map(({ name, description }) => (
      <details key={name}>
        <summary>{name}</summary>
        <p>{description}</p>
        {calls
          .filter(({ each }) => each.tags.includes(name))
          .map((one) => (
            <OneCall key={one.each.operationId} {...one} />
          ))}
      </details>
    ))}
  </div>
);
