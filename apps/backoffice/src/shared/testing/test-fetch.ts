let answer: typeof globalThis.fetch | undefined;

/*
 * The connection takes hold of `fetch` when its module is loaded, before a test has said who is to
 * answer; so it is given one that asks for the answerer at each call.
 */
globalThis.fetch = (...request) => {
  if (!answer) throw new Error('Nobody answers.');
  return answer(...request);
};

/** Who answers the app's requests from now on. */
export const answerFetch = (by: typeof globalThis.fetch): void => {
  answer = by;
};
