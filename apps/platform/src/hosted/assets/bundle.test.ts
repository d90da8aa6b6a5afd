import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.ts';

const kilobyte = 1024;

describe.each([
  ['loader.ts', 3 * kilobyte],
  ['card-frame.ts', 5 * kilobyte],
  ['login.ts', 3 * kilobyte],
  ['page.ts', 2 * kilobyte],
  ['mode.ts', 1 * kilobyte],
])('the bundle of %s', (entry, most) => {
  it('is small, writes no markup, evaluates no code, and loads no other file', async () => {
    const code = await bundle(entry);
    expect(gzipSync(code).length).toBeLessThan(most);
    expect(code).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc/);
    expect(code).not.toMatch(/\beval\(|new Function|\bimport\b|\brequire\(/);
  });

  it('is reproducible, so that its integrity hash is', async () => {
    expect(await bundle(entry)).toBe(await bundle(entry));
  });
});
