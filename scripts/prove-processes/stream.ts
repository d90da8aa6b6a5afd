import { setTimeout } from 'node:timers/promises';
import { isDatabaseAway } from '../../apps/platform/src/kernel/database/is-away.ts';
import type { Random } from '../../apps/platform/src/program/seed/random.ts';
import { atOnce } from '../prove-kill/at-once.ts';
import type { Command, Commands } from './commands.ts';
import type { Target } from './places.ts';
import { ProofBroken, send } from './send.ts';
import type { World } from './world.ts';

/** How long a client waits for a response before it tries the other platform. */
const patienceMs = [1_000, 2_000, 4_000, 8_000];
/** Number of attempts before a client defers the command. */
const tries = 3;
/** Limit for a response that never comes. */
const atMostMs = 180_000;

/** Delay before retrying a platform that was killed. */
const untilStartedMs = 200;

/** Result of sending a command: a definite response, none, or no platform reachable. */
type Came = 'told' | 'open' | 'not sent';

const isRefused = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'ECONNREFUSED';

/** Sends commands that move money to either platform, and retries on the other while their outcome is unknown. */
export class Stream {
  readonly answeredAtOnce = new Set<Command>();
  problem: ProofBroken | undefined;
  #isOver = false;
  readonly #underWay = new Set<Promise<Came>>();
  readonly #world: World;
  readonly #places: readonly Target[];
  readonly #commands: Commands;
  readonly #random: Random;

  constructor(world: World, places: readonly Target[], commands: Commands, random: Random) {
    this.#world = world;
    this.#places = places;
    this.#commands = commands;
    this.#random = random;
  }

  /** @returns when it has ended. */
  async run(clients: number): Promise<void> {
    await Promise.all(Array.from({ length: clients }, () => this.#client()));
  }

  /** Stops sending new commands, and waits for those in flight. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#underWay);
  }

  /** Retries every command until its outcome is known, and some known ones once more. */
  async findOut(): Promise<readonly Command[]> {
    const until = Date.now() + atMostMs;
    const unanswered: Command[] = [];
    await atOnce(12, this.#commands.all, async (command) => {
      while ((await this.#send(this.#random.pick(this.#places), command)) !== 'told') {
        if (Date.now() > until) {
          unanswered.push(command);
          return;
        }
        await setTimeout(500);
      }
    });
    return unanswered;
  }

  async #client(): Promise<void> {
    while (!this.#isOver && this.problem === undefined) {
      // A card is entered into the database itself, which may be away.
      const command = await this.#commands.next().catch((problem: unknown) => {
        if (isDatabaseAway(problem)) return undefined;
        throw problem;
      });
      if (command) await this.#carry(command);
      await setTimeout(this.#random.int(0, 120));
    }
  }

  async #carry(command: Command): Promise<void> {
    let place = this.#random.pick(this.#places);
    for (let tried = 0; tried < tries && !this.#isOver; ) {
      const sent = this.#send(place, command);
      place.isSentTo();
      const patience = setTimeout(this.#random.pick(patienceMs)).then(() => 'open' as const);
      const came = await Promise.race([sent, patience]);
      if (came === 'told') {
        if (tried === 0) this.answeredAtOnce.add(command);
        this.#commands.wasTold(command);
        return;
      }
      if (came === 'not sent') await setTimeout(untilStartedMs);
      else tried += 1;
      place = this.#places.find((other) => other !== place) ?? place;
    }
  }

  /** A broken connection says nothing about a command's outcome. */
  #send(place: Target, command: Command): Promise<Came> {
    const sent = send(this.#world, place, command).then(
      (isTold): Came => (isTold ? 'told' : 'open'),
      (problem: unknown): Came => {
        if (problem instanceof ProofBroken) this.problem = problem;
        return isRefused(problem) ? 'not sent' : 'open';
      },
    );
    this.#underWay.add(sent);
    void sent.finally(() => this.#underWay.delete(sent));
    return sent;
  }
}
