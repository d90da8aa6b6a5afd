import type { NotificationEvent } from '@payfac/domain/notifications';

/** Fewer events than this are as quickly read one by one. */
const fewest = 3;

/** The same event of one day, once or several times, newest first. */
export interface Fold {
  /** Stays the same while events come and go. */
  readonly id: string;
  readonly day: string;
  readonly events: readonly [NotificationEvent, ...NotificationEvent[]];
}

/**
 * Events by day, those with the same title together at the place of the newest. Every event is in exactly one fold.
 * @param events newest first.
 * @param dayOf the day of an instant, as shown.
 */
export function foldEvents(
  events: readonly NotificationEvent[],
  dayOf: (instant: Date) => string,
): readonly Fold[] {
  const folds = new Map<string, [NotificationEvent, ...NotificationEvent[]]>();
  const days = new Map<string, string[]>();
  for (const event of events) {
    const day = dayOf(event.createdAt);
    const key = JSON.stringify([day, event.kind, event.title]);
    const same = folds.get(key);
    if (same) same.push(event);
    else {
      folds.set(key, [event]);
      days.set(day, [...(days.get(day) ?? []), key]);
    }
  }
  return [...days].flatMap(([day, keys]) =>
    keys.flatMap((key): Fold[] => {
      const same = folds.get(key) ?? [];
      const [first, ...others] = same;
      if (first && same.length >= fewest) return [{ id: key, day, events: [first, ...others] }];
      return same.map((event) => ({ id: event.notificationEventId, day, events: [event] }));
    }),
  );
}
