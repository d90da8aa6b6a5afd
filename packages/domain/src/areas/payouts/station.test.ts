import { expect, it } from 'vitest';
import {
  payoutMoves,
  payoutStationStatuses,
  payoutStatuses,
  payoutTransitionsFrom,
  payoutTurnOf,
  payoutTurnStatuses,
  payoutTurns,
} from './index.ts';

it('every status stands at one station, and is one turn', () => {
  const stood = Object.values(payoutStationStatuses).flat();
  expect(stood.toSorted()).toEqual([...payoutStatuses].toSorted());
  expect(payoutTurns.flatMap(payoutTurnStatuses).toSorted()).toEqual(
    [...payoutStatuses].toSorted(),
  );
});

it.each(payoutStatuses)('%s waits for whoever can bring it on', (status) => {
  const onward = payoutTransitionsFrom(status).filter(({ action }) =>
    ['release', 'acknowledge'].includes(action),
  );
  expect(payoutTurnOf(status) === 'person').toBe(onward.length > 0);
});

it('goes no way back but by taking an acknowledgment back or holding it', () => {
  const place = (status: (typeof payoutStatuses)[number]) =>
    payoutTurns.indexOf(payoutTurnOf(status));
  const back = payoutMoves.filter(({ from, to }) => place(to) < place(from));
  expect([...new Set(back.map(({ action }) => action))].toSorted()).toEqual([
    'hold',
    'unacknowledge',
  ]);
});
