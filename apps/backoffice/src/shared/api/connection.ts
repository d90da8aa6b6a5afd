import { type Call, type Connection, connect, createCall, type Endpoint } from '@payfac/api';
import { sso } from '@payfac/api/contract/auth';
import { addresses } from '../environment/environment.ts';
import { changes } from '../query/client.ts';
import { announceRefused, announceSessionEnd } from '../session/signals.ts';
import { ofApp } from '../state/app.ts';
import { followBusinessTime, getZone } from '../time/clock.ts';

/*
 * A plain signal, so that the client and the screen don't depend on each other. It is remembered, because the dialog
 * that shows it may load only then.
 */
const upgrade = ofApp(() => ({ isThere: false, told: new EventTarget() }));

export const hasUpgraded = (): boolean => upgrade().isThere;

const announceUpgrade = (): void => {
  upgrade().isThere = true;
  upgrade().told.dispatchEvent(new Event('upgraded'));
};

export function onUpgrade(act: () => void): () => void {
  const { told } = upgrade();
  told.addEventListener('upgraded', act);
  return () => told.removeEventListener('upgraded', act);
}

/** The tab's bearer token, which exists only in the app's memory. */
const held = ofApp((): { token: string | undefined } => ({ token: undefined }));

export const getToken = (): string | undefined => held().token;
export const setToken = (value: string | undefined): void => {
  held().token = value;
};

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
