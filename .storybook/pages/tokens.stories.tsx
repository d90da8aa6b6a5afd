import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Mode } from '../../packages/ui/src/brand/index.ts';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import { modeOf } from '../globals.ts';
import type { Brand } from '../theme.ts';
import { allTokens, type Token, valueOf } from './theme-shown.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

const isShared = (token: Token): boolean =>
  valueOf(token, 'harbor', 'light') === valueOf(token, 'juniper', 'light') &&
  valueOf(token, 'harbor', 'dark') === valueOf(token, 'juniper', 'dark');

const COLOR = /^(#|rgb)/;

function Value({ value }: { readonly value: string }) {
  return (
    <span className="pf-value">
      {COLOR.test(value) && (
        <span aria-hidden className="pf-value-swatch" style={{ background: value }} />
      )}
      <code>{value}</code>
    </span>
  );
}

const names: readonly Column<Token>[] = [
  { id: 'path', header: 'Token', render: ({ path }) => path },
  { id: 'variable', header: 'Variable', render: ({ variable }) => <code>{variable}</code> },
];

const valueIn = (header: string, brand: Brand, mode: Mode): Column<Token> => ({
  id: `${brand}-${mode}`,
  header,
  render: (token) => <Value value={valueOf(token, brand, mode)} />,
});

/** Tokens set by a brand, in the toolbar's mode. */
export const ByBrand: StoryObj = {
  render: (_args, { globals }) => (
    <Table
      label="Tokens that a brand decides"
      columns={[
        ...names,
        valueIn('Harbor', 'harbor', modeOf(globals)),
        valueIn('Juniper', 'juniper', modeOf(globals)),
      ]}
      rows={allTokens.filter((token) => !isShared(token))}
      rowKey={({ variable }) => variable}
    />
  ),
};

/** The same in every brand. */
export const Shared: StoryObj = {
  render: () => (
    <Table
      label="Tokens that all brands share"
      columns={[...names, valueIn('Light', 'harbor', 'light'), valueIn('Dark', 'harbor', 'dark')]}
      rows={allTokens.filter(isShared)}
      rowKey={({ variable }) => variable}
    />
  ),
};
