import { type ChildProcess, spawn } from 'node:child_process';
import { anchor } from './anchor.ts';

/** A platform with its database, as processes that can be killed together. */
export interface PlatformProcess {
  /** Kills it and its database abruptly, like a power cut. */
  kill(): Promise<void>;
  /** Stops it gracefully, and waits. */
  stop(): Promise<void>;
  /** Suspends it, like a paused machine: its connections stay open. */
  pause(): void;
  /** Resumes it. */
  resume(): void;
}

const readyWithinMs = 120_000;

async function becomesReady(port: number, child: ChildProcess): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until && child.exitCode === null) {
    const asked = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
    if (asked?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The platform did not become ready.');
}

/** A database shared by several platforms, instead of one of its own. */
export interface SharedDatabase {
  readonly url: string;
  /** Data key in base64, shared by all of them. */
  readonly dataKey: string;
}

/**
 * @param folder its data folder, seeded if new.
 * @param scale of the seed: 1 is 100,000 payments.
 */
export async function startPlatform(
  port: number,
  folder: string,
  scale = 0.02,
  shared?: SharedDatabase,
): Promise<PlatformProcess> {
  const options = ['--data', folder, '--port', String(port), '--scale', String(scale)];
  options.push('--anchor', anchor.toISOString());
  if (shared) options.push('--database-url', shared.url);
  const child = spawn('node', ['apps/platform/src/program/start/main.ts', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, ...(shared ? { PAYFAC_DATA_KEYS: shared.dataKey } : {}) },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, name);
    }
  };
  const end = async (name: NodeJS.Signals) => {
    signal(name);
    await ended;
  };
  const platform: PlatformProcess = {
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
  try {
    await becomesReady(port, child);
  } catch (problem) {
    await platform.stop();
    throw problem;
  }
  return platform;
}
