import { describe, expect, it } from 'vitest';
import { activeEntry, exitLabel } from './index.ts';

describe('active entry', () => {
  const paths = ['/reporting/transactions', '/reporting/transactions/declines', '/users/manage'];

  it.each([
    ['/reporting/transactions', '/reporting/transactions'],
    ['/reporting/transactions/declines', '/reporting/transactions/declines'],
    ['/reporting/transactions-old', undefined],
    ['/users/manage/extra', '/users/manage'],
    ['/', undefined],
  ])('is, for %s, %s [MENU-09]', (path, entry) => expect(activeEntry(paths, path)).toBe(entry));
});

describe('exit label', () => {
  it.each([
    [undefined, 'Log Out'],
    ['manager', 'Exit manager'],
    ['exactly10c', 'Exit exactly10c'],
    ['manager@harbor', 'Exit manager@ha...'],
  ])('for %j is %j [MENU-19]', (name, label) => expect(exitLabel(name)).toBe(label));
});
