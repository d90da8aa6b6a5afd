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

/** The app's single connection: every call shares its session, list lanes and version check. */
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

/** Modules declare calls before an app runs, so each call looks its app up when it is made. */
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
 * A call in this document's session: to make, or to declare a list, picker or chart with.
 *
 * const invoice = await send(invoices.create)({ body });
 */
export const send = <E extends Endpoint>(endpoint: E): Call<E> => createCall(connection, endpoint);
