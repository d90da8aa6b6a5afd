import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { localZone } from '../chart/zone.ts';

const TimeZoneContext = createContext<string | undefined>(undefined);

export interface UiTimeZoneProviderProps {
  /** IANA name, such as 'America/New_York'. */
  timeZone: string;
  children: ReactNode;
}

/** Sets the time zone of all charts inside. */
export function UiTimeZoneProvider({ timeZone, children }: UiTimeZoneProviderProps) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

const never = () => () => undefined;

/**
 * The requested zone, or else the provider's, or else the browser's, which takes a millisecond to determine. A server
 * doesn't know the browser's: it renders UTC, and the browser corrects it after hydration.
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
