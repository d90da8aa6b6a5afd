import { unreadable } from './failures.ts';

const deepest = 32;

const isUnsafe = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/**
 * Refuses what no field of any call may contain: NUL characters (the database can't store them), lone surrogates
 * (invalid text), keys that reach prototypes, and excessive nesting.
 */
export function refuseUnsafe(value: unknown, depth = 0): void {
  if (depth > deepest) throw unreadable('The request is nested too deeply.');
  if (typeof value === 'string') {
    if (isUnsafe(value)) throw unreadable('Text can’t contain NUL or invalid characters.');
  } else if (Array.isArray(value)) {
    for (const item of value) refuseUnsafe(item, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      if (key === '__proto__')
        throw unreadable('Remove fields this call doesn’t accept: __proto__.');
      refuseUnsafe(key, depth + 1);
    }
    for (const item of Object.values(value)) refuseUnsafe(item, depth + 1);
  }
}
