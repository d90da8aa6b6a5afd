import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from './index.ts';

describe('Banner', () => {
  it('is read out only when asked to', () => {
    const { rerender } = render(<Banner tone="danger">Payouts are on hold</Banner>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Banner tone="danger" isAnnounced>
        Payouts are on hold
      </Banner>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Payouts are on hold');
  });

  it('can be dismissed only where someone listens', async () => {
    const onDismiss = vi.fn();
    const { rerender } = render(<Banner title="Heads up" />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Banner title="Heads up" onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
