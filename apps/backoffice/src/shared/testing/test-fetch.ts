let response: typeof globalThis.fetch | undefined;

/*
 * The connection takes hold of `fetch` when its module is loaded, before a test has said who is to
 * answer; so it is given one that asks for the answerer at each call.
 */
globalThis.fetch = (...request) => {
  if (!response) throw new Error('No transport was given.');
  return response(...request);
};

/** Who serves the app's requests from now on. */
export const respondToFetch = (by: typeof globalThis.fetch): void => {
  response = by;
};
