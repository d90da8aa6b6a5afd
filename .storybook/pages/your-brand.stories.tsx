import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import harbor from '../../packages/ui/tokens/brands/harbor.tokens.json?raw';
import { yoursOf } from '../globals.ts';
import { BrandMaker } from './brand-maker.tsx';

const meta = { title: 'Your brand', id: 'foundations-your-brand' } satisfies Meta;
export default meta;

/** Two colors are enough. Change them, review, and download the files. */
export const Playground: StoryObj = {
  render: (_args, { globals }) => <BrandMaker yours={yoursOf(globals)} />,
};

/** Extreme colors that make text and shapes unreadable elsewhere. */
export const HostileColors: StoryObj = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#ffff00');
    await userEvent.tab();
    await expect(await page.findAllByText(/^All \d+ pairs reach WCAG AA\.$/)).toHaveLength(2);
  },
};

/** Selects a file, as a user does. */
async function upload(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement);
  const [field] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]');
  if (field === undefined) throw new Error('There is no field for a file');
  await userEvent.upload(field, new File([text], 'acme.tokens.json', { type: 'application/json' }));
  return page;
}

/** A file replaces the colors, until a color is changed. */
export const FromFile: StoryObj = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const page = await upload(canvasElement, harbor);
    await expect(await page.findByText(/^Showing acme\.tokens\.json/)).toBeVisible();
  },
};

/** Problems, each with its token path. */
export const WithProblems: StoryObj = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const page = await upload(canvasElement, harbor.replaceAll('"0":', '"zero":'));
    await expect(await page.findByText('brand.neutral.0 is missing')).toBeVisible();
  },
};

/** A file that isn't a brand file. */
export const NoBrandFile: StoryObj = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const page = await upload(canvasElement, '[]');
    await expect(await page.findByText('The file is no JSON object')).toBeVisible();
  },
};

/** Pairs with too little contrast come first, with their tokens. */
export const HardToRead: StoryObj = {
  ...Playground,
  play: async ({ canvasElement }) => {
    const pale = /("600": \{\s*"\$value": \{\s*"colorSpace": "srgb",\s*"components": )\[[^\]]*\]/g;
    const page = await upload(canvasElement, harbor.replace(pale, '$1[0.8, 0.8, 0.8]'));
    await expect((await page.findAllByText(/^Pairs below WCAG AA/))[0]).toBeVisible();
  },
};
