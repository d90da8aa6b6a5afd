import { expect, it, vi } from 'vitest';
import { batchNames } from './batch-names.ts';

const load = () =>
  vi.fn((ids: readonly string[], _lane: string) =>
    Promise.resolve(new Map(ids.map((id) => [id, `Name of ${id}`]))),
  );
const { signal } = new AbortController();

it('names of cells that ask at the same time are one call, and none cancels another', async () => {
  const call = load();
  const names = batchNames('products', call);
  const [one, other] = await Promise.all([names(['a'], signal), names(['b'], signal)]);
  expect([one.get('a'), other.get('b')]).toEqual(['Name of a', 'Name of b']);
  expect(call).toHaveBeenCalledExactlyOnceWith(['a', 'b'], expect.any(String));
});

it('later ones are a call in a lane of their own', async () => {
  const call = load();
  const names = batchNames('products', call);
  await names(['a'], signal);
  await names(['b'], signal);
  expect(call.mock.calls.map(([ids]) => ids)).toEqual([['a'], ['b']]);
  expect(new Set(call.mock.calls.map(([, lane]) => lane)).size).toBe(2);
});

it('asks for no more at once than a page holds', async () => {
  const call = load();
  const ids = Array.from({ length: 250 }, (_, place) => `id_${place}`);
  const found = await batchNames('accounts', call)(ids, signal);
  expect(found.size).toBe(250);
  expect(call.mock.calls.map(([part]) => part.length)).toEqual([100, 100, 50]);
});

it('fails those who asked, and is tried again with the next', async () => {
  const call = load();
  call.mockRejectedValueOnce(new Error('Busy'));
  const names = batchNames('accounts', call);
  await expect(names(['a'], signal)).rejects.toThrow('Busy');
  expect((await names(['a'], signal)).get('a')).toBe('Name of a');
});
