// The public HTTP API from openapi.json: each call with inputs and outputs, each field of each component, each
// enumeration value. Removing a line breaks a consumer.
import { readFileSync } from 'node:fs';

const typeOf = (schema = {}) => {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items)}[]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return [schema.type ?? 'any'].flat().join(' | ');
};

function fieldsOf(name, schema) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
    `${name}.${key}${required.has(key) ? '' : '?'}: ${typeOf(field)}`,
    ...nested(`${name}.${key}`, field),
  ]);
}

/** Fields of nested schemas without a name of their own. */
function nested(name, schema) {
  const inner = schema.items ?? schema;
  return [inner, ...(inner.anyOf ?? []), ...(inner.oneOf ?? [])].flatMap((one) =>
    one.properties ? fieldsOf(name, one) : [],
  );
}

const bodyOf = (content = {}) => Object.values(content)[0]?.schema ?? {};

function callLines(
  document,
  path,
  method,
  { operationId, parameters = [], requestBody, responses },
) {
  const name = `call ${operationId}`;
  const taken = parameters
    .map((one) => (one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)] : one))
    .map((one) => `${name} ${one.in} ${one.name}${one.required ? '' : '?'}: ${typeOf(one.schema)}`);
  const body = bodyOf(requestBody?.content);
  const response = bodyOf(responses[200].content);
  return [
    `${name}: ${method.toUpperCase()} ${path}`,
    ...taken,
    ...(requestBody ? [`${name} body: ${typeOf(body)}`, ...nested(`${name} body`, body)] : []),
    `${name} returns: ${typeOf(response)}`,
    ...nested(`${name} returns`, response),
  ];
}

export function describeContract() {
  const document = JSON.parse(readFileSync('packages/api/openapi.json', 'utf8'));
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => callLines(document, path, method, call)),
  );
  const schemas = Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...(schema.enum ?? []).map((value) => `schema ${name} = ${JSON.stringify(value)}`),
    ...(schema.enum ? [] : [`schema ${name}: ${typeOf(schema)}`]),
    ...fieldsOf(`schema ${name}`, schema),
    ...(schema.properties ? [] : nested(`schema ${name}`, schema)),
  ]);
  return [...new Set([...calls, ...schemas])].map((line) => `http  ${line}`);
}
