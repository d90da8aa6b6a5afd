import { expect, it } from 'vitest';
import { showCurrent } from './show-current.ts';

const END = 800;

/** Scrolling moves the rows, as in a browser. */
function menuOf(bottom: number) {
  const menu = document.createElement('nav');
  menu.innerHTML =
    '<div data-scroll><ul><li><a href="/alerts" aria-current="page">Alerts</a></li></ul></div>';
  const scroller = menu.querySelector('div') ?? menu;
  const row = menu.querySelector('a') ?? menu;
  for (const element of [menu, scroller]) {
    element.getBoundingClientRect = () => new DOMRect(0, END, 0, 0);
  }
  row.getBoundingClientRect = () => new DOMRect(0, bottom - scroller.scrollTop, 0, 0);
  document.body.append(menu);
  return { menu, scroller };
}

it('brings the entry of the shown page into sight, and leaves the page where it is', () => {
  const { menu, scroller } = menuOf(900);
  showCurrent(menu);
  expect([scroller.scrollTop, menu.scrollTop]).toEqual([116, 0]);
  expect(document.body.scrollTop).toBe(0);
});

it('leaves a menu as it is whose entry is in sight', () => {
  const { menu, scroller } = menuOf(700);
  showCurrent(menu);
  expect([scroller.scrollTop, menu.scrollTop]).toEqual([0, 0]);
});
