const ENTRIES = 500;

/** Remembers the last 500 answers of a pure function of one text; the oldest answer leaves first. */
export function cached<Value>(compute: (key: string) => Value): (key: string) => Value {
  const answers = new Map<string, { value: Value }>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known.value;
    const value = compute(key);
    if (answers.size >= ENTRIES) {
      const oldest = answers.keys().next();
      if (!oldest.done) answers.delete(oldest.value);
    }
    answers.set(key, { value });
    return value;
  };
}
