import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './index.ts';

/** On a phone it was broken in the middle: 'Optio' and 'ns'. */
it('a title keeps its words whole beside a long summary', () => {
  render(
    <div style={{ inlineSize: 320 }}>
      <Disclosure title="Options" summary="Credit card, E-check · expires 11/26/26 08:00 PM UTC">
        Inside
      </Disclosure>
    </div>,
  );
  const title = screen.getByText('Options');
  const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
  expect(title.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
});
