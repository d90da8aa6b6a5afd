import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { exclusively } from './exclusively.ts';

const open = useTestDatabase();

it('runs one at a time, and creates its lock even if many request it at once', async () => {
  const { pool } = open;
  let inside = 0;
  const alone = (): Promise<number> =>
    exclusively(pool, async () => {
      inside += 1;
      await new Promise((passed) => {
        setTimeout(passed, 1);
      });
      inside -= 1;
      return inside;
    });
  for (let time = 0; time < 40; time += 1) {
    await pool.query('drop table if exists start_lock');
    const all = Array.from({ length: 8 }, alone);
    expect(await Promise.all(all)).toEqual(all.map(() => 0));
  }
});
