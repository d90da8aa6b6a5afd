import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './index.ts';

function Page() {
  const [selected, setSelected] = useState('all');
  return (
    <Tabs
      label="Transactions"
      selected={selected}
      onChange={setSelected}
      tabs={[
        { id: 'all', label: 'All', content: 'every transaction' },
        { id: 'review', label: 'For review', count: 4, content: 'held ones' },
        { id: 'gone', label: 'Gone', isDisabled: true, content: 'never' },
        { id: 'risk', label: 'Risk', content: 'rule hits' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('shows the chosen panel and no other', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('tab', { name: /For review/ }));
    expect(screen.getByRole('tabpanel').textContent).toBe('held ones');
    expect(screen.queryByText('every transaction')).toBeNull();
  });

  it('walks by arrows, past a disabled tab', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Risk');
  });
});
