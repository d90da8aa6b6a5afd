import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { platform } from 'node:os';

export interface Guard {
  release(): void;
}

/**
 * Stops a server when this process ends, even if killed: a shell reads a pipe whose other end only this process holds,
 * and sends the server a fast shutdown when the pipe closes. Windows has no such shell; there the next start stops the
 * orphan.
 */
export function endWithThisProcess(serverPid: number): Guard {
  if (platform() === 'win32') return { release: () => undefined };
  const script = 'read -r _; kill -INT "$1" 2>/dev/null';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', String(serverPid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return { release: () => shell.kill('SIGKILL') };
}
