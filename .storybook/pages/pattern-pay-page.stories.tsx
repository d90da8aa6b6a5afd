import { initialInPayPage, nameInPayPage, payPage } from 'virtual:payfac-pay-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandOf, modeOf, yoursOf } from '../globals.ts';
import { stylesOf } from '../theme.ts';
import { brandAt } from '../your-brand.ts';

const meta = { title: 'Patterns/Pay page', parameters: { isPage: true } } satisfies Meta;
export default meta;

const names = { harbor: 'Harbor Payments', juniper: 'Juniper Pay' } as const;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page a payment link opens for the payer. */
export const Link: StoryObj = {
  render: (_args, { globals }) => {
    const yours = yoursOf(globals);
    const brand = brandOf(globals);
    const name = brandAt(yours)?.name ?? names[brand];
    const page = payPage
      .replaceAll(nameInPayPage, () => escaped(name))
      .replace(initialInPayPage, () => escaped(name.slice(0, 1)))
      .replace('data-mode="light"', `data-mode="${modeOf(globals)}"`)
      .replace('<style>', () => `<style>${stylesOf(brand, yours)}`);
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- this repository's own page, with no script in it
      <iframe title="Pay page" srcDoc={page} className="pf-window" />
    );
  },
};
