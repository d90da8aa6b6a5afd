import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Timeline } from './index.ts';

describe('Timeline', () => {
  it('lists events in the order given, each with its facts', () => {
    render(
      <Timeline
        label="History of T-1"
        events={[
          {
            id: '2',
            time: 'Nov 4, 2025 09:00 AM',
            dateTime: '2025-11-04T14:00:00Z',
            title: 'Refunded',
            actor: 'h.adams',
            amount: '−$10.00',
            detail: 'Customer returned the goods',
          },
          { id: '1', time: 'Nov 3, 2025 08:15 PM', title: 'Captured' },
        ]}
      />,
    );
    const events = within(screen.getByRole('list', { name: 'History of T-1' })).getAllByRole(
      'listitem',
    );
    expect(events.map((event) => event.textContent)).toEqual([
      'Refunded−$10.00Customer returned the goodsNov 4, 2025 09:00 AMh.adams',
      'CapturedNov 3, 2025 08:15 PM',
    ]);
    expect(screen.getByText('Nov 4, 2025 09:00 AM').getAttribute('datetime')).toBe(
      '2025-11-04T14:00:00Z',
    );
  });
});
