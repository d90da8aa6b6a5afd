// Calls every operation that an API key may call, once, with its openapi.json example: reads first, then those that
// create records, then those that change them, then those that remove them.
import { readFileSync } from 'node:fs';
import { ApiError, createClient } from '@payfac/api';
import * as contract from '@payfac/api/contract';
import { boardingStates } from './states/boarding.mjs';
import { commerceStates } from './states/commerce.mjs';
import { paymentStates } from './states/payments.mjs';

const isArea = (value) => Object.values(Object(value)).every(({ output }) => output !== undefined);
const areas = Object.fromEntries(Object.entries(contract).filter(([, value]) => isArea(value)));
/** A key may make 200 calls in ten seconds: when one is used up, the next takes over. */
const clients = process.env.PAYFAC_KEYS.split(' ').map((apiKey) =>
  createClient({ baseUrl: process.env.PAYFAC_URL, apiKey, retry: false }, areas),
);
let [api] = clients;
/** A service provider's own account lists need its own keys. */
const ofProvider = createClient(
  { baseUrl: process.env.PAYFAC_URL, apiKey: process.env.PAYFAC_PROVIDER_KEY, retry: false },
  { accountsCenter: areas.accountsCenter },
);

const isThrough = (error) => error instanceof ApiError && error.status === 429;
const goOn = () => {
  api = clients[clients.indexOf(api) + 1];
  return api !== undefined;
};

/** The openapi.json example of each call, by id. */
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

/** Ids of the examples, each with an id that exists on the platform. */
const known = new Map();

const isId = (field, value) => /id$/i.test(field) && typeof value === 'string';

/** A record's own id comes before the ids of related records. */
const isOwnId = (field, value) => field !== '_id' && isId(field, value);

/** Number of ids in a row that match known ids of the example. */
const agreement = (example, row) =>
  Object.entries(example).filter(
    ([field, value]) => isId(field, value) && known.get(value) === row[field],
  ).length;

/** The row whose account, customer and other ids best match the known ones. */
const nearest = (example, rows) =>
  rows.toSorted((one, other) => agreement(example, other) - agreement(example, one))[0];

/** @param isOwn the record is of the call's own area: its ids take precedence. */
function learn(example, found, isOwn = false) {
  if (Array.isArray(example)) {
    if (example[0] && found?.[0]) learn(example[0], nearest(example[0], found), isOwn);
    return;
  }
  if (typeof example !== 'object' || example === null || !found) return;
  const named = Object.keys(example).find((field) => isOwnId(field, example[field]));
  for (const [field, value] of Object.entries(example)) {
    const isNew = !known.has(value) || (isOwn && (field === '_id' || field === named));
    if (isNew && isId(field, value) && isId(field, found[field])) known.set(value, found[field]);
    learn(value, found[field], field === 'data' && isOwn);
  }
}

function real(value) {
  if (typeof value === 'string') return known.get(value) ?? value;
  if (Array.isArray(value)) return value.map(real);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [field, real(item)]));
}

const csvFile = () => new File(['name,email\r\nRosa Diaz,rosa@shop.example\r\n'], 'invites.csv');

/** Input of a call from its example, with changes to parameters and body, and its query replaced. */
function inputOf(endpoint, changes = {}) {
  const { params, query, body } = shown.get(endpoint.id);
  const input = {};
  if (endpoint.params) input.params = endpoint.params.parse({ ...real(params), ...changes.params });
  if (endpoint.query) input.query = endpoint.query.parse(changes.query ?? real(query));
  if (endpoint.multipart) input.body = { file: csvFile(), spProductId: known.get('spp_tidewater') };
  else if (endpoint.body) input.body = endpoint.body.parse({ ...real(body), ...changes.body });
  return input;
}

const results = { done: [], refused: [], broken: [] };

/** Reads back a created record, by id or from the list of its area. */
async function readBack(area, made) {
  const [field, id] = Object.entries(made).find(([name, value]) => isOwnId(name, value));
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

/** Makes a call with the first key that has calls left. */
async function send(area, call, input) {
  const { movesMoney, creates } = areas[area][call];
  const key = movesMoney || creates ? { idempotencyKey: crypto.randomUUID() } : {};
  try {
    return await (area === 'accountsCenter' ? ofProvider : api)[area][call](input, key);
  } catch (error) {
    if (isThrough(error) && goOn()) return send(area, call, input);
    throw error;
  }
}

const isReading = ({ method, list }) => method === 'GET' || list;

/** Makes a call with its example, for another call that needs the record it creates. */
const makeFor = (id, changes) => {
  const [area, call] = id.split('.');
  return send(area, call, inputOf(areas[area][call], changes));
};

/** Input of calls for which any record of the right type isn't enough: a record created for that call. */
const states = {
  ...boardingStates(makeFor),
  ...commerceStates(makeFor),
  ...paymentStates(makeFor),
};

async function make(endpoint) {
  const [area, call] = endpoint.id.split('.');
  try {
    const input = inputOf(endpoint, await states[endpoint.id]?.());
    const made = await send(area, call, input);
    const learnFrom = (answer) =>
      learn(shown.get(endpoint.id).response, JSON.parse(JSON.stringify(answer)), call !== 'update');
    // Another key's product has other ids.
    const isTaught = area !== 'accountsCenter' && (isReading(endpoint) || endpoint.creates);
    if (isTaught) learnFrom(made);
    // An example's filter may match no existing row: then ids come from all rows.
    if (isTaught && made?.data?.length === 0 && endpoint.query?.safeParse({}).success) {
      learnFrom(await send(area, call, { ...input, query: {} }));
    }
    if (endpoint.creates && call === 'create' && !Array.isArray(made)) await readBack(area, made);
    results.done.push(endpoint.id);
    return undefined;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'http' && error.status < 500;
    return { isRefused, why: `${error.status ?? ''} ${error.kind ?? ''} ${error.message}` };
  }
}

const endpoints = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .filter((endpoint) => contract.isForKeys(endpoint));
const turnOf = (endpoint) =>
  isReading(endpoint) ? 0 : endpoint.method === 'DELETE' ? 3 : endpoint.creates ? 1 : 2;
for (const turn of [0, 1, 2, 3]) {
  const refused = [];
  for (const endpoint of endpoints.filter((one) => turnOf(one) === turn)) {
    if (await make(endpoint)) refused.push(endpoint);
  }
  // Retries calls that needed a record created later in the same round.
  for (const endpoint of refused) {
    const problem = await make(endpoint);
    if (problem)
      results[problem.isRefused ? 'refused' : 'broken'].push(`${endpoint.id}: ${problem.why}`);
  }
}
console.log(JSON.stringify(results));
