import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDataKey } from '../../../test/plan.ts';
import { findDataKeys } from './key-file.ts';
import { dataKeyOf, installDataKeys, readDataKeys } from './keys.ts';
import { open, seal } from './seal.ts';

beforeAll(() => installDataKeys([testDataKey]));

describe('encrypted text', () => {
  test('decrypts to the original, is never the same twice, and reveals nothing', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), (text) => {
        const sealed = seal(text, 'id-number');
        expect(open(sealed, 'id-number')).toBe(text);
        expect(seal(text, 'id-number')).not.toBe(sealed);
        expect(sealed.startsWith(`sealed:1:${testDataKey.id}:`)).toBe(true);
      }),
    );
  });

  test('that was changed or moved to another record doesn’t decrypt', () => {
    const sealed = seal('900123456', 'id-number');
    const at = sealed.length - 6;
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(() => open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'id-number')).toThrow();
    expect(() => open(sealed, 'webhook-secret')).toThrow();
  });

  test('names its key, and says which one is missing', () => {
    const sealed = seal('900123456', 'id-number').replace(testDataKey.id, '0badc0de');
    expect(() => open(sealed, 'id-number')).toThrow('data key 0badc0de, which is not here');
  });

  test('of a replaced key still decrypts', () => {
    const sealed = seal('900123456', 'id-number');
    const next = dataKeyOf(new Uint8Array(32).fill(9));
    installDataKeys([next, testDataKey]);
    expect(seal('900123456', 'id-number')).toContain(`:${next.id}:`);
    expect(open(sealed, 'id-number')).toBe('900123456');
    installDataKeys([testDataKey]);
  });
});

describe('the keys', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'payfac-keys-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('are created at the first start, readable only by their owner, and kept', async () => {
    const data = join(folder, 'new');
    const [[made], [other]] = await Promise.all([
      findDataKeys(data, undefined),
      findDataKeys(data, undefined),
    ]);
    expect(other).toEqual(made);
    expect(await findDataKeys(data, undefined)).toEqual([made]);
    expect((await stat(join(data, 'data.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(data, 'data.key'), 'utf8')).toHaveLength(45);
  });

  test('come from the environment if set there, without creating a file', async () => {
    const [first, second] = ['A', 'B'].map((letter) => Buffer.alloc(32, letter).toString('base64'));
    const keys = await findDataKeys(join(folder, 'none'), `${first},${second}`);
    expect(keys).toEqual(readDataKeys(`${first}\n${second}\n`));
    await expect(stat(join(folder, 'none'))).rejects.toThrow('ENOENT');
  });

  test.each([
    ['is empty', '\n', 'holds no key'],
    ['is cut short', 'AAAA\n', '32 bytes in base64'],
  ])(
    'aren’t created again if the file %s, because encrypted data would be lost',
    async (_how, text, told) => {
      const path = join(folder, 'data.key');
      await writeFile(path, text);
      await chmod(path, 0o600);
      await expect(findDataKeys(folder, undefined)).rejects.toThrow(told);
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );
});
