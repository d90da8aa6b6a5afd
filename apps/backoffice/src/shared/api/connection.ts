import { type Client, connect, createClient, type Endpoint } from '@payfac/api';
import { leaveForLogin } from '../session/leave.ts';
import { getToken } from '../session/token.ts';
import { followBusinessTime, getZone } from '../time/clock.ts';
import { announceUpgrade } from './upgrade.ts';

/** The document's one connection: session, list lanes and version watch are shared by every call. */
const connection = connect({
  baseUrl: '/api/v1',
  platformUrl: '/v1',
  getToken,
  getTimeZone: getZone,
  onSessionEnd: () => leaveForLogin('expired'),
  onVersionChange: announceUpgrade,
  onBusinessTime: followBusinessTime,
});

type Areas = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The calls of the areas a feature names, in that feature's own chunk. */
export const callsOf = <const A extends Areas>(areas: A): Client<A> =>
  createClient(connection, areas);
