import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleOf } from '../../../.storybook/examples/example.ts';
import { pageExamples } from '../../../.storybook/examples/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'payfac-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a reader copies of a story, blanks made one. */
function copied(story: string, module: string): string {
  const path = join(folder, 'sample.stories.tsx');
  writeFileSync(path, module);
  return exampleOf(path, story).replaceAll(/\s+/g, ' ').trim();
}

const head = `
  import type { Meta, StoryObj } from '@storybook/react-vite';
  import { Button } from 'our-button';
  import { useState } from 'react';
  const meta = { component: Button, args: { variant: 'primary', isDisabled: true } } satisfies Meta<typeof Button>;
  export default meta;
`;

it('writes arguments as attributes, the story’s own over those of all', () => {
  const story = `export const Save = { args: { variant: 'quiet', children: 'Save', onPress: () => go() } };`;
  expect(copied('Save', head + story)).toBe(
    `import { Button } from 'our-button'; export const Save = () => ( <Button variant="quiet" isDisabled onPress={() => go()}>Save</Button> );`,
  );
});

it('keeps quotes and braces of a text as they are', () => {
  const story = `export const Odd = { args: { label: 'a "b" {c}', children: 'x < y' } };`;
  expect(copied('Odd', head + story)).toContain(`label={'a "b" {c}'}>{'x < y'}</Button>`);
});

it('puts arguments where the render function spreads or reads them, with what it stands on', () => {
  const story = `
    interface Props { readonly isDisabled: boolean }
    function Counting(props: Props) { const [n] = useState(0); return <Button {...props}>{n}</Button>; }
    export const Count = { render: (args) => <Counting {...args} label={args.variant} /> };`;
  expect(copied('Count', head + story)).toBe(
    `import { Button } from 'our-button'; import { useState } from 'react'; interface Props { readonly isDisabled: boolean } function Counting(props: Props) { const [n] = useState(0); return <Button {...props}>{n}</Button>; } export const Count = () => ( <Counting variant="primary" isDisabled label={'primary'} /> );`,
  );
});

it('refuses what no example can be made of', () => {
  const story =
    'export const Hard = { render: ({ label, ...args }) => <Button {...args}>{label}</Button> };';
  expect(() => copied('Hard', head + story)).toThrow('sample.stories.tsx: write Hard');
});

it('every page’s code stands by itself: nothing of the workshop, no file beside it', () => {
  const all = pageExamples();
  expect(all.length).toBeGreaterThan(100);
  for (const { name, code } of all) {
    expect(code, name).not.toMatch(/from '(\.|@storybook|storybook)/);
    expect(code, name).toMatch(/^import /);
  }
});
