import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyValue } from './index.ts';

const id = 'req_4ef4b2c18cae7ae745581694286571e5';

/** Places of a text's characters that are drawn in whole within their box. */
function drawn(box: Element): readonly number[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const places: number[] = [];
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const edge = node.parentElement?.getBoundingClientRect().right ?? 0;
    const { length } = node.textContent ?? '';
    for (let place = 0; place < length; place += 1) {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      if (range.getBoundingClientRect().right <= edge + 0.5) places.push(before + place);
    }
    before += length;
  }
  return places;
}

function show(width: number) {
  render(
    <div style={{ inlineSize: width }} data-testid="box">
      <CopyValue value={id} label="request ID" isMono isOneLine />
    </div>,
  );
  const box = screen.getByTestId('box');
  const text = screen.getByTitle(id);
  return { box, text };
}

const last = Array.from({ length: 6 }, (_, place) => id.length - 6 + place);

it.each([160, 220, 280])(
  'a long id in a place of %d pixels is one line that leaves out its middle, and keeps its end',
  (width) => {
    const { box, text } = show(width);
    expect(text.textContent).toBe(id);
    expect(text.getBoundingClientRect().height).toBeLessThan(
      Number.parseFloat(getComputedStyle(text).lineHeight) * 1.5,
    );
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    const places = drawn(text);
    expect(places.slice(-6)).toEqual(last);
    expect(places[0]).toBe(0);
    expect(places.length).toBeLessThan(id.length);
    const button = screen.getByRole('button', { name: 'Copy request ID' });
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
      box.getBoundingClientRect().right,
    );
  },
);

it('a long id is whole where there is room for it', () => {
  expect(drawn(show(600).text)).toHaveLength(id.length);
});
