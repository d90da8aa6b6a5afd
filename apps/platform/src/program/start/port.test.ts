import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from './port.ts';

it('says in one line that a port is in use, and takes a free one', async () => {
  const holder = createServer();
  await new Promise<void>((ready) => holder.listen(0, '127.0.0.1', ready));
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  );
  await new Promise<void>((done) => holder.close(() => done()));
  await expect(requireFreePort('127.0.0.1', port)).resolves.toBeUndefined();
});
