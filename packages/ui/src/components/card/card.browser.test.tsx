import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './index.ts';

type Placement = 'above' | 'beside';

/** Two cards in a place of this width: where the title, the content and the line between them are. */
function show(width: number, titlePlacement: Placement) {
  render(
    <div style={{ inlineSize: width }}>
      {['Password', 'Sessions'].map((title) => (
        <Card key={title} title={title} description="How you sign in." {...{ titlePlacement }}>
          <p>{`About ${title}`}</p>
        </Card>
      ))}
    </div>,
  );
  const of = (title: string) => {
    const card = screen.getByRole('region', { name: title });
    return {
      card: card.getBoundingClientRect(),
      title: screen.getByRole('heading', { name: title }).getBoundingClientRect(),
      content: screen.getByText(`About ${title}`).getBoundingClientRect(),
      line: Number.parseFloat(getComputedStyle(card).borderTopWidth),
    };
  };
  return { first: of('Password'), second: of('Sessions') };
}

it('a title beside its content is at its left, and the content is as wide in every card', () => {
  const { first, second } = show(1200, 'beside');
  for (const { title, content, card } of [first, second]) {
    expect(title.right).toBeLessThan(content.left);
    expect(title.top).toBeLessThan(content.bottom);
    expect(content.right).toBeCloseTo(card.right, 0);
  }
  expect(second.content.left).toBe(first.content.left);
  expect(second.content.width).toBe(first.content.width);
  expect([first.line, second.line]).toEqual([0, 1]);
});

it.each([
  [600, 'beside'],
  [1200, 'above'],
] as const)('at %d pixels a title that is %s is above its content', (width, placement) => {
  const { first } = show(width, placement);
  expect(first.title.bottom).toBeLessThanOrEqual(first.content.top);
  expect(first.content.left).toBe(first.title.left);
  expect(first.content.width).toBe(first.card.width);
});
