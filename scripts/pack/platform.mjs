// Starts the local platform with little data on a free port, and signs in as a user does.
import { request } from 'node:http';
import { join } from 'node:path';
import { keyAbilities } from '../../packages/domain/src/areas/api-keys/index.ts';
import { roleAbilities } from '../../packages/domain/src/kernel/access/index.ts';
import { anchor } from '../anchor.ts';
import { start } from './run.mjs';
import { root } from './tarballs.mjs';

export async function startPlatform(folder) {
  const main = join(root, 'apps/platform/src/program/start/main.ts');
  const args = [main, '--port', '0', '--data', join(folder, 'data'), '--scale', '0.01'];
  args.push('--anchor', anchor.toISOString());
  const server = await start('node', args, root, { LOG_LEVEL: 'error' }, /Ctrl-C stops/);
  const port = Number(/harbor\.localhost:(\d+)/.exec(server.output)?.[1]);
  const key = /sk_test_\S+/.exec(server.output)?.[0];
  const url = `http://127.0.0.1:${port}/api/v1`;
  return { port, stop: server.stop, env: { PAYFAC_URL: url, PAYFAC_KEY: key } };
}

/** One request with the brand's host name, which Node doesn't resolve. */
function ask(port, path, method, body, headers = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const all = { host: 'harbor.localhost', 'content-type': 'application/json', ...headers };
    const outgoing = request(
      { port, path: `/api/v1/${path}`, method, headers: all },
      (incoming) => {
        let response = '';
        incoming.on('data', (chunk) => {
          response += chunk;
        });
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode,
            headers: incoming.headers,
            body: response ? JSON.parse(response) : undefined,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

/** A user's session in the back office, and the products they see. */
async function signIn(port, username = 'admin@harbor') {
  const signedIn = await ask(port, 'auth/dev-login', 'POST', { username });
  const cookie = signedIn.headers['set-cookie'][0].split(';')[0];
  const origin = 'http://harbor.localhost';
  const body = { facId: 'harbor', application: 'payments' };
  const { token } = (await ask(port, 'auth/sso', 'POST', body, { cookie, origin })).body;
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path, method, sent) => {
    const answered = await ask(port, path, method, sent, headers);
    if (answered.status !== 200) throw new Error(`${path}: ${JSON.stringify(answered.body)}`);
    return answered.body;
  };
  const { data } = await send('backoffice/service-provider/spproducts', 'GET');
  return { send, products: data.map(({ spProductId }) => spProductId) };
}

/** Sets every product's webhook to a URL, as a user does in the back office. @returns the secrets. */
export async function setWebhook(port, url) {
  const { send, products } = await signIn(port);
  const secrets = {};
  for (const spProductId of products) {
    const path = `backoffice/service-provider/spproducts/${spProductId}/webhook`;
    const wanted = { url, enabled: true, events: ['payment.succeeded'], rotateSecret: true };
    secrets[spProductId] = (await send(path, 'PUT', wanted)).webhookSecret;
  }
  return secrets;
}

/** Users who create keys, by the role that limits the keys' abilities. */
const makers = { admin: 'admin@harbor', 'service-provider': 'provider@harbor' };

/** A key of its creator's first product, with all abilities they can grant. @returns its secret. */
export async function makeKey(port, role = 'admin') {
  const { send, products } = await signIn(port, makers[role]);
  const abilities = keyAbilities.filter((ability) => roleAbilities[role].includes(ability));
  const body = { spProductId: products[0], name: 'Every operation', abilities };
  return (await send('backoffice/service-provider/apiusers', 'POST', body)).secret;
}
