import { isTimeZone } from '@payfac/domain/time';
import { CallFailure } from './failures.ts';

/** Caches known zones, since the runtime's lookup is slow; there are a few hundred. */
const known = new Set<string>(['UTC']);

/** The caller's zone. Default: UTC. @throws CallFailure 400 for an unknown one. */
export function readTimeZone(header: string | undefined): string {
  const zone = header ?? 'UTC';
  if (known.has(zone)) return zone;
  if (zone.length > 64 || !/^[A-Za-z]/.test(zone) || !isTimeZone(zone)) {
    throw new CallFailure({
      status: 400,
      code: 'INVALID_TIME_ZONE',
      message: 'The Time-Zone header names no time zone, such as America/New_York.',
    });
  }
  known.add(zone);
  return zone;
}
