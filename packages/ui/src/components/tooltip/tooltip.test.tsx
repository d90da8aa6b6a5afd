import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';

describe('Tooltip', () => {
  it.each([
    [
      'a button of the package',
      <Tooltip key="a" text="Downloads all rows as CSV">
        <IconButton label="Export" icon="x" />
      </Tooltip>,
    ],
    [
      'a native button',
      <Tooltip key="b" isNative text="Downloads all rows as CSV">
        <button type="button">Export</button>
      </Tooltip>,
    ],
  ])('describes %s on keyboard focus and goes on Escape', async (_, page) => {
    render(page);
    await userEvent.tab();
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip.textContent).toBe('Downloads all rows as CSV');
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
