import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, use, useMemo } from 'react';
import { waitFor } from 'storybook/test';
import { brandOf, modeOf, yoursOf } from '../globals.ts';
import { stylesOf } from '../theme.ts';
import { brandAt } from '../your-brand.ts';

const meta = { title: 'Patterns/Pay page', parameters: { isPage: true } } satisfies Meta;
export default meta;

const names = { harbor: 'Harbor Payments', juniper: 'Juniper Pay' } as const;

interface PayPageProps {
  readonly name: string;
  readonly mode: 'light' | 'dark';
  readonly styles: string;
}

const PayPage = lazy(async () => {
  const { payPage } = await import('./pay-page.ts');
  function Shown({ page }: { readonly page: Promise<string> }) {
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- this repository's own page, with no script in it
      <iframe title="Pay page" srcDoc={use(page)} className="pf-window" />
    );
  }
  return {
    default: ({ name, mode, styles }: PayPageProps) => {
      const page = useMemo(() => payPage({ name, mode, styles }), [name, mode, styles]);
      return (
        <Suspense fallback={<div className="pf-window" />}>
          <Shown page={page} />
        </Suspense>
      );
    },
  };
});

/** What a payer sees who follows a payment link. */
export const Link: StoryObj = {
  render: (_args, { globals }) => {
    const yours = yoursOf(globals);
    const brand = brandOf(globals);
    return (
      <PayPage
        name={brandAt(yours)?.name ?? names[brand]}
        mode={modeOf(globals)}
        styles={stylesOf(brand, yours)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        if (canvasElement.querySelector('iframe') === null) throw new Error('The page is coming');
      },
      { timeout: 15_000 },
    );
  },
};
