import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Disclosure } from './index.ts';

/** On a phone the title broke in the middle: 'Optio' and 'ns'. */
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

it('a title stays in one line beside a short summary, and a word longer than the line is broken', () => {
  render(
    <div style={{ inlineSize: 340 }} data-testid="box">
      <Disclosure title="Level II and III data of the order" summary="4 fields">
        Inside
      </Disclosure>
      <Disclosure title={'x'.repeat(200)}>Inside</Disclosure>
    </div>,
  );
  const title = screen.getByText(/^Level II/);
  const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
  expect(title.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
  const box = screen.getByTestId('box');
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
});
