import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './index.ts';

describe('Sparkline', () => {
  it('is an image with a name', () => {
    render(<Sparkline label="Rising" values={[1, 2]} />);
    expect(screen.getByRole('img', { name: 'Rising' }).querySelectorAll('path')).toHaveLength(2);
  });

  it('is decoration without one', () => {
    const { container } = render(<Sparkline values={[1, 2]} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
