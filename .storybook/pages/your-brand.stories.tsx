import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  type Brand,
  type CornerStyle,
  createBrand,
} from '../../packages/ui/src/brand-kit/index.ts';
import { saveFile } from '../../packages/ui/src/chart/save-file.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { CodeView } from '../../packages/ui/src/components/code-view/index.ts';
import { ColorInput } from '../../packages/ui/src/components/color-input/index.ts';
import { DownloadIcon } from '../../packages/ui/src/components/icons/index.ts';
import { SegmentedControl } from '../../packages/ui/src/components/segmented-control/index.ts';
import { TextArea } from '../../packages/ui/src/components/text-area/index.ts';
import { TextField } from '../../packages/ui/src/components/text-field/index.ts';
import harbor from '../../packages/ui/tokens/brands/harbor.tokens.json?raw';
import { BrandPreview } from './brand-preview.tsx';

const meta = { title: 'Foundations/Your brand' } satisfies Meta;
export default meta;

const SHOWN_PROBLEMS = 20;

function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  const title = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return (
    <Banner tone="danger" title={title}>
      <ul className="pf-problems">
        {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {problems.length > SHOWN_PROBLEMS && `And ${problems.length - SHOWN_PROBLEMS} more.`}
    </Banner>
  );
}

function Export({ brand }: { readonly brand: Brand }) {
  const file = brand.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const save = (text: string, ending: string, type: string) =>
    saveFile(new Blob([text], { type }), `${file}.${ending}`);
  return (
    <div className="pf-brand-export">
      <Button
        icon={<DownloadIcon aria-hidden size={16} />}
        onPress={() => save(brand.css, 'css', 'text/css')}
      >
        {file}.css
      </Button>
      <Button
        icon={<DownloadIcon aria-hidden size={16} />}
        onPress={() => save(brand.tokens, 'tokens.json', 'application/json')}
      >
        {file}.tokens.json
      </Button>
    </div>
  );
}

const corners = [
  { id: 'sharp', label: 'Sharp' },
  { id: 'soft', label: 'Soft' },
  { id: 'round', label: 'Round' },
] as const satisfies readonly { id: CornerStyle; label: string }[];

function FromColors() {
  const [name, setName] = useState('Acme');
  const [primary, setPrimary] = useState('#7a3cff');
  const [secondary, setSecondary] = useState('#1e1440');
  const [style, setStyle] = useState<CornerStyle>('soft');
  const { brand, problems } = useMemo(
    () => createBrand({ name, primary, secondary, corners: style }),
    [name, primary, secondary, style],
  );
  const command = `npx @payfac/ui brand --name '${name}' --primary '${primary}' --secondary '${secondary}' --corners ${style}`;
  return (
    <div className="pf-stack">
      <div className="pf-brand-form">
        <TextField label="Name" value={name} onChange={setName} maxLength={60} />
        <ColorInput label="Primary color" value={primary} onChange={setPrimary} />
        <ColorInput label="Second color" value={secondary} onChange={setSecondary} />
        <SegmentedControl label="Corners" options={corners} value={style} onChange={setStyle} />
      </div>
      <Problems problems={problems} />
      {brand && (
        <>
          <Export brand={brand} />
          <CodeView label="The same as a command" code={command} isWrapping />
          <BrandPreview brand={brand} />
        </>
      )}
    </div>
  );
}

function FromFile() {
  const [text, setText] = useState(harbor);
  const { brand, problems } = useMemo(
    () => createBrand({ name: 'Your brand', tokens: text }),
    [text],
  );
  return (
    <div className="pf-stack">
      <TextArea
        label="Brand file"
        description="Paste a tokens/brands/<name>.tokens.json. Nothing leaves this page."
        value={text}
        onChange={setText}
        rows={8}
      />
      <Problems problems={problems} />
      {brand && (
        <>
          <Export brand={brand} />
          <BrandPreview brand={brand} />
        </>
      )}
    </div>
  );
}

/** Two colors are enough. Change them, look, and take the files with you. */
export const Playground: StoryObj = { render: () => <FromColors /> };

/** Colors that swallow text and shape elsewhere. */
export const HostileColors: StoryObj = {
  render: () => <FromColors />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(field);
    await userEvent.type(field, '#ffff00');
    await userEvent.tab();
    await expect(await page.findAllByText(/^All \d+ pairs reach WCAG AA\.$/)).toHaveLength(2);
  },
};

export const Report: StoryObj = { render: () => <FromFile /> };

/** As a person does it: all that is there is replaced at once. */
async function paste(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement);
  await userEvent.clear(page.getByRole('textbox', { name: 'Brand file' }));
  await userEvent.paste(text);
  return page;
}

/** Each with the path of its token. */
export const WithProblems: StoryObj = {
  render: () => <FromFile />,
  play: async ({ canvasElement }) => {
    const file = await paste(canvasElement, harbor.replaceAll('"0":', '"zero":'));
    await expect(await file.findByText('brand.neutral.0 is missing')).toBeVisible();
  },
};

/** A file that is none. */
export const NoBrandFile: StoryObj = {
  render: () => <FromFile />,
  play: async ({ canvasElement }) => {
    const file = await paste(canvasElement, '[]');
    await expect(await file.findByText('The file is no JSON object')).toBeVisible();
  },
};

/** Pairs that are too close stand first, with the tokens they are made of. */
export const HardToRead: StoryObj = {
  render: () => <FromFile />,
  play: async ({ canvasElement }) => {
    const pale = /("600": \{\s*"\$value": \{\s*"colorSpace": "srgb",\s*"components": )\[[^\]]*\]/g;
    const file = await paste(canvasElement, harbor.replace(pale, '$1[0.8, 0.8, 0.8]'));
    await expect((await file.findAllByText(/^Pairs below WCAG AA/))[0]).toBeVisible();
  },
};
