import { expect, it } from 'vitest';
import {
  type AlertStatus,
  alertActions,
  alertMoves,
  alertStatuses,
  applyAlert,
  highestSeverity,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, AlertStatus>> = {
  'unacknowledged acknowledge': 'acknowledged',
  'acknowledged unacknowledge': 'unacknowledged',
  'unacknowledged discard': 'discarded',
  'acknowledged discard': 'discarded',
};

it.each(alertStatuses)('an alert allows exactly its moves from %s', (state) => {
  for (const action of alertActions) {
    expect(applyAlert(state, action), action).toBe(allowed[`${state} ${action}`]);
  }
});

it('an alert is moved by those who manage alerts', () => {
  expect(new Set(alertMoves.map(({ by }) => by))).toEqual(new Set(['alerts.manage']));
});

it('a group is as severe as its most severe alert', () => {
  expect(highestSeverity(['low', 'high', 'medium'])).toBe('high');
  expect(highestSeverity(['medium', 'low'])).toBe('medium');
  expect(highestSeverity([])).toBe('low');
});
