import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { csvResponse } from './export.ts';
import { takeExportTurn } from './turns.ts';

const open = useTestDatabase();

test('unread exports leave room for other callers and other brands', () => {
  const { pool } = open;
  const take = (brand: string, caller: string) => takeExportTurn(pool, { brand, caller });
  const turns = [take('harbor', 'one'), take('harbor', 'one')];
  expect(() => take('harbor', 'one')).toThrow('Two of your exports are still running.');
  turns.push(take('harbor', 'two'), take('harbor', 'two'));
  expect(() => take('harbor', 'three')).toThrow('Other exports are running.');
  turns.push(take('juniper', 'four'));
  turns[0]?.();
  turns.push(take('harbor', 'three'));
  for (const leave of turns) leave();
  for (const leave of [take('harbor', 'one'), take('harbor', 'one')]) leave();
});

test('a frozen reader loses its export, and its resources are freed', async () => {
  let isFreed = false;
  async function* pieces() {
    try {
      for (;;) yield 'a line\r\n';
    } finally {
      isFreed = true;
    }
  }
  const response = await csvResponse({ fileName: 'a.csv', pieces: pieces() }, new Headers(), 20);
  const reader = response.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await expect.poll(() => isFreed, { timeout: 60_000 }).toBe(true);
  await expect(
    (async () => {
      for (;;) await reader?.read();
    })(),
  ).rejects.toThrow('Nobody read the export.');
  await wait(0);
});
