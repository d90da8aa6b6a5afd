let transport: typeof globalThis.fetch | undefined;

/*
 * The connection takes hold of `fetch` when its module is loaded, before a test has said who is to
 * respond; so it is given one that looks up the transport at each call.
 */
globalThis.fetch = (...request) => {
  if (!transport) throw new Error('No transport was given.');
  return transport(...request);
};

/** Who serves the app's requests from now on. */
export const respondToFetch = (by: typeof globalThis.fetch): void => {
  transport = by;
};
