import type { PlatformSession } from '../measure/platform-session.ts';

/**
 * Durations of one call repeated, in milliseconds; the first two are not counted.
 * @param refusal an error status that is accepted too, such as that of a pattern that took too long.
 */
export async function timesOf(
  session: PlatformSession,
  path: string,
  requests: number,
  refusal?: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = -2; index < requests; index += 1) {
    const start = performance.now();
    const { status, body } = await session.send({ method: 'GET', path });
    if (status !== 200 && status !== refusal) throw new Error(`${path} returned ${status} ${body}`);
    if (index >= 0) times.push(performance.now() - start);
  }
  return times;
}
