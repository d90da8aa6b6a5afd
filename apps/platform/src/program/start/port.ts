import { createServer } from 'node:net';

/**
 * Checks that a port is free, before anything else starts.
 * @param setting the one that sets another port.
 * @throws Error with a one-line message if it isn't.
 */
export function requireFreePort(host: string, port: number, setting = 'PORT'): Promise<void> {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set ${setting} to another one.`,
    EACCES: `Port ${port} needs more rights than this user has. Set ${setting} to one above 1023.`,
  };
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(reasons[error.code ?? ''] ?? `Port ${port}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
