import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { localZone } from '../chart/zone.ts';

const TimeZoneContext = createContext<string | undefined>(undefined);

export interface UiTimeZoneProviderProps {
  /** An IANA name, such as 'America/New_York'. */
  timeZone: string;
  children: ReactNode;
}

/** Sets the zone in which every chart inside writes its instants. */
export function UiTimeZoneProvider({ timeZone, children }: UiTimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

const never = () => () => undefined;

/**
 * The zone asked for, else the one around, else the browser's, which takes a millisecond to find out.
 * A server does not know that one: it writes UTC, and the browser corrects it once it has taken over
 * the page.
 */
export function useTimeZone(own?: string): string {
  const around = useContext(TimeZoneContext);
  const known = own ?? around;
  return useSyncExternalStore(
    never,
    () => known ?? localZone(),
    () => known ?? 'UTC',
  );
}
