import { atom } from 'jotai';

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

function freeze(value: unknown): void {
  if (!isPlain(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Guards a value in every build except production's, where it costs nothing. */
export const guardIn =
  (isProduction: boolean) =>
  <T>(value: T): T => {
    if (!isProduction) freeze(value);
    return value;
  };

/** State that only its own actions change: any other write is a TypeError at the line that makes it. */
export const guarded = guardIn(!__DEV_LOGIN__);

/** An atom whose value can only be changed by setting it. */
export function guardedAtom<T extends object | undefined>(initial: T) {
  const kept = atom(guarded(initial));
  return atom(
    (get) => get(kept),
    (_get, set, next: T) => set(kept, guarded(next)),
  );
}
