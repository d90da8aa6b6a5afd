import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DownloadIcon } from '../icons/index.ts';
import { Button, type ButtonSize } from './index.ts';

/** The label disappeared behind the spinner. */
it.each<ButtonSize>(['small', 'medium', 'large'])(
  'a %s button keeps its label and its width while it is busy',
  (size) => {
    const show = (isLoading: boolean) => (
      <>
        <Button size={size} isLoading={isLoading}>
          Refund $12.50
        </Button>
        <Button
          size={size}
          isLoading={isLoading}
          icon={<DownloadIcon size={size === 'small' ? 14 : 16} />}
        >
          Export
        </Button>
      </>
    );
    const { rerender } = render(show(false));
    const widths = () =>
      screen.getAllByRole('button').map((each) => Math.round(each.getBoundingClientRect().width));
    const before = widths();
    rerender(show(true));
    expect(Math.abs((widths()[0] ?? 0) - (before[0] ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs((widths()[1] ?? 0) - (before[1] ?? 0))).toBeLessThanOrEqual(4);
    expect(getComputedStyle(screen.getByText('Refund $12.50')).opacity).toBe('1');
    // A small button had 1.5 px left between the spinner and the edge.
    for (const each of screen.getAllByRole('button')) {
      const spinner = each.querySelector('[aria-hidden]')?.getBoundingClientRect();
      const edge = each.getBoundingClientRect();
      expect((spinner?.left ?? 0) - edge.left).toBeGreaterThanOrEqual(4);
    }
  },
);
