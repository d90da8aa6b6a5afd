import { expect, it } from 'vitest';
import { showCurrent } from './show-current.ts';

const rect = (bottom: number) => new DOMRect(0, bottom, 0, 0);

function menuOf(bottom: number): HTMLElement {
  const menu = document.createElement('nav');
  menu.innerHTML = '<div><ul><li><a href="/alerts" aria-current="page">Alerts</a></li></ul></div>';
  menu.getBoundingClientRect = () => rect(800);
  const row = menu.querySelector('a');
  if (row) row.getBoundingClientRect = () => rect(bottom);
  document.body.append(menu);
  return menu;
}

it('brings the entry of the shown page into sight, and leaves the page where it is', () => {
  const menu = menuOf(900);
  showCurrent(menu);
  expect(menu.scrollTop).toBe(156);
  expect(document.body.scrollTop).toBe(0);
});

it('leaves a menu as it is whose entry is in sight', () => {
  const menu = menuOf(700);
  showCurrent(menu);
  expect(menu.scrollTop).toBe(0);
});
