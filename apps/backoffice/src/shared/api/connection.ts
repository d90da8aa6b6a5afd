import { type Client, connect, createClient, type Endpoint } from '@payfac/api';
import { sso } from '@payfac/api/contract/auth';
import { addresses } from '../environment/environment.ts';
import { announceSessionEnd } from '../session/ended.ts';
import { announceRefused } from '../session/refused.ts';
import { getToken } from '../session/token.ts';
import { followBusinessTime, getZone } from '../time/clock.ts';
import { announceUpgrade } from './upgrade.ts';

/** The document's one connection: session, list lanes and version watch are shared by every call. */
const connection = connect({
  baseUrl: addresses.paymentsApi,
  platformUrl: addresses.platform,
  getToken,
  getTimeZone: getZone,
  onSessionEnd: announceSessionEnd,
  onVersionChange: announceUpgrade,
  onResponse: ({ endpoint, status }) => {
    if (status === 403 && endpoint !== sso.id) announceRefused();
  },
  onBusinessTime: followBusinessTime,
});

type Areas = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The calls of the areas a feature names, in that feature's own chunk. */
export const callsOf = <const A extends Areas>(areas: A): Client<A> =>
  createClient(connection, areas);
