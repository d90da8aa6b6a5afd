import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { contrastRatio } from '../../packages/ui/src/color/index.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { TextArea } from '../../packages/ui/src/components/text-area/index.ts';
import {
  originsOf,
  pairsOf,
  readBrandFile,
  rulesOf,
} from '../../packages/ui/src/stories/brand-file.ts';
import base from '../../packages/ui/tokens/base.tokens.json' with { type: 'json' };
import harbor from '../../packages/ui/tokens/brands/harbor.tokens.json?raw';
import dark from '../../packages/ui/tokens/modes/dark.tokens.json' with { type: 'json' };
import light from '../../packages/ui/tokens/modes/light.tokens.json' with { type: 'json' };
import { BrandMatrix } from './brand-matrix.tsx';
import { ContrastReport } from './contrast-report.tsx';

const meta = { title: 'Foundations/Your brand' } satisfies Meta;
export default meta;

const sources = { base, modes: { light, dark } };
const MODES = ['light', 'dark'] as const;
const SHOWN_PROBLEMS = 20;
/** Pairs shown although they pass: the nearest to the limit. */
const NEAREST = 12;

function YourBrand() {
  const [text, setText] = useState(harbor);
  const { problems, themes } = readBrandFile(text, sources);
  return (
    <div className="pf-stack">
      <TextArea
        label="Brand file"
        description="Paste a tokens/brands/<name>.tokens.json. Nothing leaves this page."
        value={text}
        onChange={setText}
        rows={8}
      />
      {problems.length > 0 && (
        <Banner
          tone="danger"
          title={problems.length === 1 ? '1 problem' : `${problems.length} problems`}
        >
          <ul className="pf-problems">
            {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {problems.length > SHOWN_PROBLEMS && `And ${problems.length - SHOWN_PROBLEMS} more.`}
        </Banner>
      )}
      {themes &&
        MODES.map((mode) => {
          const tokens = pairsOf(originsOf(sources.modes[mode]));
          const rows = pairsOf(themes[mode])
            .map((pair, index) => ({
              ...pair,
              ratio: contrastRatio(pair.foreground, pair.ground),
              tokens: tokens[index],
            }))
            .toSorted((a, b) => a.ratio - a.least - (b.ratio - b.least));
          const short = rows.filter(({ ratio, least }) => !(ratio >= least));
          return (
            <section key={mode} className="pf-stack">
              <style>{rulesOf(`.pf-brand[data-shown='${mode}']`, themes[mode])}</style>
              <div className="pf-brand" data-shown={mode} data-color-sample>
                <BrandMatrix mode={mode} />
              </div>
              <Banner tone={short.length === 0 ? 'success' : 'danger'}>
                {short.length === 0
                  ? `All ${rows.length} pairs reach WCAG AA.`
                  : `Pairs below WCAG AA: ${short.length} of ${rows.length}, first in the list.`}
              </Banner>
              <ContrastReport
                title={`Contrast nearest to the limit, ${mode}`}
                rows={rows.slice(0, Math.max(short.length, NEAREST))}
              />
            </section>
          );
        })}
    </div>
  );
}

export const Report: StoryObj = { render: () => <YourBrand /> };

/** As a person does it: all that is there is replaced at once. */
async function paste(canvasElement: HTMLElement, text: string) {
  const page = within(canvasElement);
  await userEvent.clear(page.getByRole('textbox', { name: 'Brand file' }));
  await userEvent.paste(text);
  return page;
}

/** Each with the path of its token. */
export const WithProblems: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvasElement }) => {
    const file = await paste(canvasElement, harbor.replaceAll('"0":', '"zero":'));
    await expect(await file.findByText('brand.neutral.0 is missing')).toBeVisible();
  },
};

/** A file that is none. */
export const NoBrandFile: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvasElement }) => {
    const file = await paste(canvasElement, '[]');
    await expect(await file.findByText('The file is no JSON object')).toBeVisible();
  },
};

/** Pairs that are too close stand first, with the tokens they are made of. */
export const HardToRead: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvasElement }) => {
    const pale = /("600": \{\s*"\$value": \{\s*"colorSpace": "srgb",\s*"components": )\[[^\]]*\]/g;
    const file = await paste(canvasElement, harbor.replace(pale, '$1[0.8, 0.8, 0.8]'));
    await expect((await file.findAllByText(/^Pairs below WCAG AA/))[0]).toBeVisible();
  },
};
