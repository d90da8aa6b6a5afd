import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SavedViewBar } from './index.ts';

beforeEach(() => page.viewport(360, 700));
afterEach(() => page.viewport(1200, 800));

const nothing = () => undefined;
const names = ['Large sales', 'To review', 'Refunds of this week', 'Declined twice', 'East coast'];

const bar = (selectedId: string | null) => (
  <div style={{ paddingInline: 16 }}>
    <SavedViewBar
      views={names.map((name) => ({ id: name, name }))}
      defaultName="All transactions"
      selectedId={selectedId}
      isChanged={false}
      onSelect={nothing}
      onReset={nothing}
      onSaveAs={nothing}
    />
  </div>
);

const placeOf = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect();

it('on a phone the chosen view is in sight, whichever it is, and the page is not wider', () => {
  const { rerender } = render(bar('East coast'));
  const group = screen.getByRole('group').getBoundingClientRect();
  expect(placeOf('East coast').left).toBeGreaterThan(group.left + 12);
  expect(placeOf('East coast').right).toBeLessThan(group.right - 28);
  rerender(bar(null));
  expect(placeOf('All transactions').left).toBe(16);
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('what is last is not left in the fade', () => {
  render(bar(null));
  const group = screen.getByRole('group');
  group.scrollLeft = group.scrollWidth;
  expect(placeOf('Save as view').right).toBeLessThanOrEqual(
    group.getBoundingClientRect().right - 28,
  );
});
