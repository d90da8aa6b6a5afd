import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createDatabase } from '../../apps/platform/src/kernel/database/create-database.ts';
import { startEmbeddedPostgres } from '../../apps/platform/src/kernel/database/embedded/server.ts';
import { throwawaySettings } from '../../apps/platform/src/kernel/database/embedded/settings.ts';
import { type PlatformProcess, type SharedDatabase, startPlatform } from '../platform-process.ts';

const scale = 0.02;

/** Where commands are sent. */
export type Target = Pick<Place, 'port' | 'isSentTo'>;

/** One of the platforms: a process that can be suspended, killed and restarted. */
export class Place {
  readonly port: number;
  readonly #start: () => Promise<PlatformProcess>;
  #process: PlatformProcess | undefined;
  #tellSent: (() => void)[] = [];

  constructor(port: number, folder: string, shared: SharedDatabase) {
    this.port = port;
    this.#start = () => startPlatform(port, folder, scale, shared);
  }

  async start(): Promise<void> {
    this.#process = await this.#start();
  }

  async killAndStart(): Promise<void> {
    await this.#process?.kill();
    await this.start();
  }

  pause(): void {
    this.#process?.pause();
  }

  resume(): void {
    this.#process?.resume();
  }

  async stop(): Promise<void> {
    this.resume();
    await this.#process?.stop();
  }

  /** Called when a command that moves money is sent to it. */
  isSentTo(): void {
    for (const tell of this.#tellSent.splice(0)) tell();
  }

  /** Waits until the next command is sent to it. */
  nextCommand(): Promise<void> {
    return new Promise((resolve) => this.#tellSent.push(resolve));
  }
}

/** Two platforms on one PostgreSQL. @param port of the first; the second uses the next one. */
export async function startPlaces(folder: string, port: number) {
  const server = await startEmbeddedPostgres(join(folder, 'database'), throwawaySettings);
  const places: readonly [Place, Place] = (() => {
    const dataKey = randomBytes(32).toString('base64');
    const shared = { url: server.urlOf('platform'), dataKey };
    return [
      new Place(port, join(folder, 'one'), shared),
      new Place(port + 1, join(folder, 'two'), shared),
    ];
  })();
  const stop = async () => {
    for (const place of places) await place.stop();
    await server.stop();
  };
  try {
    await createDatabase(server.urlOf('postgres'), 'platform');
    for (const place of places) await place.start();
  } catch (problem) {
    await stop();
    throw problem;
  }
  return { places, url: server.urlOf('platform'), stop };
}
