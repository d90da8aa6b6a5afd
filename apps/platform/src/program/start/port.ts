import { createServer } from 'node:net';

/**
 * Makes sure that a port can be listened on, before anything else is started.
 * @param setting by which another one is given.
 * @throws Error with one line for a person, when it cannot.
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
