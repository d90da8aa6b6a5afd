import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { contrastRatio } from '../../packages/ui/src/color/index.ts';
import { Banner } from '../../packages/ui/src/components/banner/index.ts';
import { TextArea } from '../../packages/ui/src/components/text-area/index.ts';
import { pairsOf, readBrandFile, rulesOf } from '../../packages/ui/src/stories/brand-file.ts';
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
        <Banner tone="danger" title={`Problems: ${problems.length}`}>
          <ul>
            {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      {themes &&
        MODES.map((mode) => {
          const rows = pairsOf(themes[mode])
            .map((pair) => ({ ...pair, ratio: contrastRatio(pair.foreground, pair.ground) }))
            .toSorted((a, b) => a.ratio - a.least - (b.ratio - b.least));
          const short = rows.filter(({ ratio, least }) => !(ratio >= least));
          return (
            <section key={mode} className="pf-stack">
              <style>{rulesOf(`.pf-brand[data-shown='${mode}']`, themes[mode])}</style>
              <div className="pf-brand" data-shown={mode}>
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

export const WithProblems: StoryObj = {
  render: () => <YourBrand />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = page.getByRole('textbox', { name: 'Brand file' });
    await userEvent.clear(field);
    await userEvent.type(field, '[[]');
    await expect(await page.findByText('The file is no JSON object')).toBeVisible();
  },
};
