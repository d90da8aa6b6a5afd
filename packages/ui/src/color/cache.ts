const ENTRIES = 500;

/** Remembers the last 500 results of a pure function of one text; the oldest result leaves first. */
export function cached<Value>(compute: (key: string) => Value): (key: string) => Value {
  const responses = new Map<string, { value: Value }>();
  return (key) => {
    const known = responses.get(key);
    if (known) return known.value;
    const value = compute(key);
    if (responses.size >= ENTRIES) {
      const oldest = responses.keys().next();
      if (!oldest.done) responses.delete(oldest.value);
    }
    responses.set(key, { value });
    return value;
  };
}
