const ENTRIES = 500;

/** Caches the last 500 results of a pure function of one string; the oldest is evicted first. */
export function cached<Value>(compute: (key: string) => Value): (key: string) => Value {
  const results = new Map<string, { value: Value }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = compute(key);
    if (results.size >= ENTRIES) {
      const oldest = results.keys().next();
      if (!oldest.done) results.delete(oldest.value);
    }
    results.set(key, { value });
    return value;
  };
}
