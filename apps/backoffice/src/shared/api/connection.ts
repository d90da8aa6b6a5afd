import { type Call, type Connection, connect, createCall, type Endpoint } from '@payfac/api';
import { sso } from '@payfac/api/contract/auth';
import { addresses } from '../environment/environment.ts';
import { changes } from '../query/client.ts';
import { announceSessionEnd } from '../session/ended.ts';
import { announceRefused } from '../session/refused.ts';
import { getToken } from '../session/token.ts';
import { ofApp } from '../state/app.ts';
import { followBusinessTime, getZone } from '../time/clock.ts';
import { announceUpgrade } from './upgrade.ts';

/** The app's one connection: session, list lanes and version watch are shared by every call. */
const own = ofApp(() =>
  connect({
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
    onChange: changes().tell,
  }),
);

/** Calls are values that modules declare before an app runs: each finds its app when it is made. */
const connection: Connection = {
  get options() {
    return own().options;
  },
  get watch() {
    return own().watch;
  },
  get lanes() {
    return own().lanes;
  },
  get fetcher() {
    return own().fetcher;
  },
};

/**
 * A call of this document's session: to be made, or as a value that a list, a picker or a chart is declared with.
 *
 *     const invoice = await send(invoices.create)({ body });
 */
export const send = <E extends Endpoint>(endpoint: E): Call<E> => createCall(connection, endpoint);
