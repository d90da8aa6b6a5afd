import '../../base.css';
import '../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/button/index.ts';
import { ComboBox } from '../components/combo-box/index.ts';
import { DateInput } from '../components/date-input/index.ts';
import { Menu } from '../components/menu/index.ts';
import { Popover } from '../components/popover/index.ts';

const opener = <Button>Open</Button>;
const nothing = () => undefined;

const openings: Record<string, ReactElement> = {
  Menu: (
    <Menu label="Actions" trigger={opener} entries={[{ id: 'a', label: 'A', onAction: nothing }]} />
  ),
  Popover: (
    <Popover label="About" trigger={opener}>
      Text
    </Popover>
  ),
  DateInput: <DateInput label="From" />,
  ComboBox: <ComboBox label="Brand" options={[{ value: 'visa', label: 'Visa' }]} />,
};

/** Durations in seconds, in start order. */
let begun: string[] = [];
const note = ({ target }: AnimationEvent) => {
  if (target instanceof Element) begun.push(getComputedStyle(target).animationDuration);
};
beforeEach(() => {
  begun = [];
  document.addEventListener('animationstart', note);
});
afterEach(() => document.removeEventListener('animationstart', note));

/** Menus opened and closed in 100 ms, and field lists without animation. */
it.each(Object.entries(openings))(
  'a %s comes in 160 ms and goes in 140, within what the direction says',
  async (_, opening) => {
    render(opening);
    await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
    await expect.poll(() => begun).toEqual(['0.16s']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => begun).toEqual(['0.16s', '0.14s']);
  },
);
