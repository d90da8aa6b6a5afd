/**
 * Runs steps so that two cores stay busy to the end: at most `slots` at a time, longest first, each after its
 * dependencies. A step whose dependency failed is skipped.
 * @param steps names of the requested steps; their dependencies run too.
 * @param needs names of a step's dependencies.
 * @param seconds usual duration of a step; a step without a measurement starts first.
 * @param run runs one step, and returns whether it passed.
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
  /** Seconds until the last of the steps that depend on a step has ended. */
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
