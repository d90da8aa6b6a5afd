import { createServer } from 'node:net';

/**
 * Checks that a port can be listened on before anything else starts.
 * @throws Error with a one-line message when it can't.
 */
export function requireFreePort(host: string, port: number): Promise<void> {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    EACCES: `Port ${port} needs more rights than this user has. Set PORT to one above 1023.`,
  };
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(reasons[error.code ?? ''] ?? `Port ${port}: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
