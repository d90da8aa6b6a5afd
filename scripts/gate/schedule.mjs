/**
 * Runs steps so that two cores have work to the end: at most `slots` at a time, what takes longest first, each
 * after the steps it depends on. What depends on a failed step is not run.
 * @param steps names of what was asked for; what they depend on is run, too.
 * @param needs names of the steps that a step depends on.
 * @param seconds what a step usually takes; a step nobody has measured begins first.
 * @param run runs one step, and says whether it passed.
 * @returns whether all passed.
 */
export async function runInOrder({ steps, needs, seconds, run, slots }) {
  const wanted = new Set();
  const want = (name) => {
    for (const other of needs(name)) want(other);
    wanted.add(name);
  };
  steps.forEach(want);
  const all = [...wanted];
  const own = (name) => seconds(name) ?? Number.MAX_SAFE_INTEGER;
  /** Seconds until the last of what waits for a step has ended. */
  const ahead = (name) =>
    own(name) + Math.max(0, ...all.filter((other) => needs(other).includes(name)).map(ahead));
  const waiting = all.toSorted((one, other) => ahead(other) - ahead(one));
  const passed = new Map();
  const running = new Set();
  const next = () => waiting.find((name) => needs(name).every((other) => passed.has(other)));
  while (waiting.length > 0 || running.size > 0) {
    for (let name = next(); name !== undefined && running.size < slots; name = next()) {
      waiting.splice(waiting.indexOf(name), 1);
      if (!needs(name).every((other) => passed.get(other))) {
        passed.set(name, false);
        continue;
      }
      const work = (async () => passed.set(name, await run(name)))();
      running.add(work);
      void work.finally(() => running.delete(work));
    }
    await Promise.race(running);
  }
  return [...passed.values()].every(Boolean);
}
