import { expect, it, vi } from 'vitest';
import { batchNames } from './batch-names.ts';

const load = () =>
  vi.fn((ids: readonly string[], _lane: string) =>
    Promise.resolve(new Map(ids.map((id) => [id, `Name of ${id}`]))),
  );
const { signal } = new AbortController();

it('names requested at the same time are one call, and none cancels another', async () => {
  const call = load();
  const names = batchNames('products', call);
  const [one, other] = await Promise.all([names(['a'], signal), names(['b'], signal)]);
  expect([one.get('a'), other.get('b')]).toEqual(['Name of a', 'Name of b']);
  expect(call).toHaveBeenCalledExactlyOnceWith(['a', 'b'], expect.any(String));
});

it('later ones are a separate call', async () => {
  const call = load();
  const names = batchNames('products', call);
  await names(['a'], signal);
  await names(['b'], signal);
  expect(call.mock.calls.map(([ids]) => ids)).toEqual([['a'], ['b']]);
  expect(new Set(call.mock.calls.map(([, lane]) => lane)).size).toBe(2);
});

it('requests no more at once than fit on a page', async () => {
  const call = load();
  const ids = Array.from({ length: 250 }, (_, place) => `id_${place}`);
  const found = await batchNames('accounts', call)(ids, signal);
  expect(found.size).toBe(250);
  expect(call.mock.calls.map(([part]) => part.length)).toEqual([100, 100, 50]);
});

it('fails its callers, and is retried with the next request', async () => {
  const call = load();
  call.mockRejectedValueOnce(new Error('Busy'));
  const names = batchNames('accounts', call);
  await expect(names(['a'], signal)).rejects.toThrow('Busy');
  expect((await names(['a'], signal)).get('a')).toBe('Name of a');
});
