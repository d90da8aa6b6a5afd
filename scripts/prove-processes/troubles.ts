import { setTimeout } from 'node:timers/promises';
import type { Random } from '../../apps/platform/src/program/seed/random.ts';
import type { Place } from './places.ts';

type Trouble = { readonly seconds: number } | 'kill';

/** Failures of a process, in order. Most suspensions are short, some exceed a lease, one is the longest. */
export function planTroubles(
  random: Random,
  stops: number,
  mostSeconds: number,
  kills: number,
): readonly Trouble[] {
  const stopped = Array.from({ length: stops }, (_, place) => ({
    seconds: mostSeconds ** (stops === 1 ? 1 : place / (stops - 1)),
  }));
  const troubles: Trouble[] = [...stopped, ...Array.from({ length: kills }, () => 'kill' as const)];
  for (let place = troubles.length - 1; place > 0; place -= 1) {
    const [one] = troubles.splice(random.int(0, place), 1);
    if (one !== undefined) troubles.push(one);
  }
  return troubles;
}

/** Longer than a command takes: the point of suspension within it is random. */
const withinACommandMs = 80;

/** Suspends and kills a process, each time right after it was sent a command. */
export async function trouble(
  place: Place,
  troubles: readonly Trouble[],
  random: Random,
): Promise<void> {
  for (const one of troubles) {
    await setTimeout(random.int(1_000, 5_000));
    await place.nextCommand();
    await setTimeout(random.int(0, withinACommandMs));
    if (one === 'kill') {
      await place.killAndStart();
    } else {
      place.pause();
      await setTimeout(one.seconds * 1_000);
      place.resume();
    }
  }
}
