import { fixtures } from '@payfac/api/testing';
import { type NotificationEvent, notificationKinds } from '@payfac/domain/notifications';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldEvents } from './fold.ts';

const sample = fixtures.notifications.acknowledge;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** An inbox, newest first. */
const events = fc
  .array(
    fc.record({
      hour: fc.integer({ min: 0, max: 96 }),
      kind: fc.constantFrom(...notificationKinds.slice(0, 2)),
      title: fc.constantFrom('Webhook not delivered', 'Dispute opened'),
    }),
    { maxLength: 30 },
  )
  .map((drawn) =>
    drawn
      .toSorted((one, other) => other.hour - one.hour)
      .map(
        ({ hour, kind, title }, index): NotificationEvent => ({
          ...sample,
          kind,
          title,
          notificationEventId: `ntf_${index}`,
          createdAt: new Date(Date.UTC(2026, 2, 1, hour)),
        }),
      ),
  );

it('puts every event into one fold, of one day and one title', () => {
  fc.assert(
    fc.property(events, (inbox) => {
      const folds = foldEvents(inbox, dayOf);
      const folded = folds.flatMap((fold) => fold.events);
      expect(new Set(folded)).toEqual(new Set(inbox));
      expect(folded.length).toBe(inbox.length);
      for (const { day, events: same } of folds) {
        expect(same.map(({ createdAt }) => dayOf(createdAt))).toEqual(same.map(() => day));
        expect(new Set(same.map(({ kind, title }) => `${kind} ${title}`)).size).toBe(1);
        expect(same.length === 1 || same.length >= 3).toBe(true);
      }
    }),
  );
});

it('keeps the order of days, and each day together', () => {
  fc.assert(
    fc.property(events, (inbox) => {
      const days = foldEvents(inbox, dayOf).map(({ day }) => day);
      expect(days).toEqual(days.toSorted().toReversed());
    }),
  );
});

it('folds three or more of the same, whatever is between them, and recognizes them without the newest', () => {
  fc.assert(
    fc.property(events, (inbox) => {
      const folds = foldEvents(inbox, dayOf);
      const same = ({ day, events: [{ kind, title }] }: (typeof folds)[number]) =>
        [day, kind, title].join();
      const counts = Map.groupBy(inbox, ({ createdAt, kind, title }) =>
        [dayOf(createdAt), kind, title].join(),
      );
      for (const fold of folds) {
        const size = counts.get(same(fold))?.length ?? 0;
        expect(fold.events.length).toBe(size >= 3 ? size : 1);
        const without = inbox.filter((event) => event !== fold.events[0]);
        const after = foldEvents(without, dayOf).find(({ id }) => id === fold.id);
        expect(after?.events.length).toBe(size > 3 ? size - 1 : undefined);
      }
      expect(new Set(folds.map(({ id }) => id)).size).toBe(folds.length);
    }),
  );
});
