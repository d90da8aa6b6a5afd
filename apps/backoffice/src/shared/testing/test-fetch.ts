let transport: typeof globalThis.fetch | undefined;

/*
 * The connection captures `fetch` when its module loads, before a test has set its transport, so this `fetch` looks the
 * transport up at each call.
 */
globalThis.fetch = (...request) => {
  if (!transport) throw new Error('No transport was given.');
  return transport(...request);
};

/** Sets the transport that serves the app's requests from now on. */
export const respondToFetch = (by: typeof globalThis.fetch): void => {
  transport = by;
};
