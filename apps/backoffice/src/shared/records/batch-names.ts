import type { RecordPicker } from './record-picker.ts';

type Names = ReadonlyMap<string, string>;

/** The most ids per call. */
const most = 100;

const parts = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );

/**
 * The names of a picker. Concurrent requests become one call: each cell of a column asks for one id, and calls in one
 * lane would cancel each other.
 * @param load loads the names of at most 100 ids, in the given lane.
 */
export function batchNames(
  entity: string,
  load: (ids: readonly string[], lane: string) => Promise<Names>,
): RecordPicker['names'] {
  const wanted = new Set<string>();
  let batch: Promise<Names> | undefined;
  let calls = 0;

  async function send(): Promise<Names> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    batch = undefined;
    const ids = [...wanted];
    wanted.clear();
    const loads = parts(ids).map((part) => {
      calls += 1;
      return load(part, `names.${entity}.${calls}`);
    });
    return new Map((await Promise.all(loads)).flatMap((names) => [...names]));
  }

  return (ids) => {
    for (const id of ids) wanted.add(id);
    batch ??= send();
    return batch;
  };
}
