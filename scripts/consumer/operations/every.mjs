// Every operation that an API key may make, once, with what openapi.json shows of it: reads, then what makes records,
// then what changes them, then what removes them.
import { readFileSync } from 'node:fs';
import { ApiError, createClient } from '@payfac/api';
import * as contract from '@payfac/api/contract';

const isArea = (value) => Object.values(Object(value)).every(({ output }) => output !== undefined);
const areas = Object.fromEntries(Object.entries(contract).filter(([, value]) => isArea(value)));
const api = createClient(
  { baseUrl: process.env.PAYFAC_URL, apiKey: process.env.PAYFAC_KEY, retry: false },
  areas,
);

/** What openapi.json shows of each call, by id. */
const { paths } = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@payfac/api/openapi.json')), 'utf8'),
);
const shown = new Map(
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, parameters = [], requestBody, responses }) => {
      const of = (place) => {
        const known = parameters.filter((one) => one.in === place && one.example !== undefined);
        const asSent = (one) => (typeof one === 'object' ? one : String(one));
        return Object.fromEntries(known.map(({ name, example }) => [name, asSent(example)]));
      };
      const body = requestBody?.content['application/json']?.example;
      const response = responses[200].content['application/json'].example;
      return [operationId, { params: of('path'), query: of('query'), body, response }];
    }),
);

/** Ids of the examples, each with one that the platform has. */
const known = new Map();

function learn(example, found) {
  if (Array.isArray(example)) return example[0] && found?.[0] && learn(example[0], found[0]);
  if (typeof example !== 'object' || example === null || !found) return;
  for (const [field, value] of Object.entries(example)) {
    const isId =
      /id$/i.test(field) && typeof value === 'string' && typeof found[field] === 'string';
    if (isId && !known.has(value)) known.set(value, found[field]);
    learn(value, found[field]);
  }
}

function real(value) {
  if (typeof value === 'string') return known.get(value) ?? value;
  if (Array.isArray(value)) return value.map(real);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, real(item)]));
}

const csvFile = () => new File(['name,email\r\nRosa Diaz,rosa@shop.example\r\n'], 'invites.csv');

function inputOf(endpoint) {
  const { params, query, body } = shown.get(endpoint.id);
  const input = {};
  if (endpoint.params) input.params = endpoint.params.parse(real(params));
  if (endpoint.query) input.query = endpoint.query.parse(real(query));
  if (endpoint.multipart) input.body = { file: csvFile(), spProductId: known.get('spp_tidewater') };
  else if (endpoint.body) input.body = endpoint.body.parse(real(body));
  return input;
}

const results = { done: [], refused: [], broken: [] };

/** The record that a call made, as its area shows it by id or lists it. */
async function readBack(area, made) {
  const [field, id] = Object.entries(made).find(([, value]) => typeof value === 'string');
  const { get, list } = api[area];
  if (get && areas[area].get.params) {
    const [name] = Object.keys(areas[area].get.params.shape);
    return get({ params: { [name]: id } });
  }
  if (!list) return undefined;
  const { data } = await list({ query: { pageSize: 100 } });
  const found = data.find((row) => row[field] === id);
  if (!found) throw new Error(`${area} does not list the ${field} ${id} that it made`);
  return found;
}

async function make(endpoint) {
  const [area, call] = endpoint.id.split('.');
  try {
    const key =
      endpoint.movesMoney || endpoint.creates ? { idempotencyKey: crypto.randomUUID() } : {};
    const made = await api[area][call](inputOf(endpoint), key);
    if (endpoint.method === 'GET' || endpoint.list) {
      learn(shown.get(endpoint.id).response, JSON.parse(JSON.stringify(made)));
    }
    results.done.push(endpoint.id);
    if (endpoint.creates && call === 'create' && !Array.isArray(made)) await readBack(area, made);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'http' && error.status < 500;
    const why = `${endpoint.id}: ${error.status ?? ''} ${error.kind ?? ''} ${error.message}`;
    results[isRefused ? 'refused' : 'broken'].push(why);
  }
}

const endpoints = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .filter((endpoint) => contract.isForKeys(endpoint));
const turnOf = ({ method, list, creates }) =>
  method === 'GET' || list ? 0 : method === 'DELETE' ? 3 : creates ? 1 : 2;
for (const turn of [0, 1, 2, 3]) {
  for (const endpoint of endpoints.filter((one) => turnOf(one) === turn)) await make(endpoint);
}
console.log(JSON.stringify(results));
