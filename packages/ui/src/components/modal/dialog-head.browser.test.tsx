import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../base.css';
import '../../../brands/harbor.css';
import { applyTheme, type Density } from '../../brand/index.ts';
import { Modal } from './index.ts';

const densities: readonly Density[] = ['compact', 'comfortable'];

const middleOf = ({ top, height }: DOMRect) => top + height / 2;

afterEach(() => applyTheme({ mode: 'light', density: 'compact' }));

it.each(densities)(
  'the close button stands in the middle of a title of one line: %s',
  (density) => {
    applyTheme({ mode: 'light', density });
    render(
      <Modal isOpen title="Refund payment" onOpenChange={() => undefined}>
        Left to refund: $128.40
      </Modal>,
    );
    const title = screen.getByRole('heading', { name: 'Refund payment' });
    const close = screen.getByRole('button', { name: 'Close' });
    expect(middleOf(close.getBoundingClientRect())).toBeCloseTo(
      middleOf(title.getBoundingClientRect()),
      0,
    );
  },
);

it('a long id in the title leaves the close button in the dialog', () => {
  render(
    <Modal isOpen size="small" title={'pay_'.repeat(60)} onOpenChange={() => undefined}>
      Approved
    </Modal>,
  );
  const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
  const dialog = screen.getByRole('dialog').getBoundingClientRect();
  expect(close.right).toBeLessThanOrEqual(dialog.right);
});
