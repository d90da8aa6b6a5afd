import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Column, Table } from '../../packages/ui/src/components/table/index.ts';
import { allTokens, type Token, themeShown, valueOf } from './theme-shown.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

const isShared = (token: Token): boolean =>
  valueOf(token, 'harbor', 'light') === valueOf(token, 'juniper', 'light') &&
  valueOf(token, 'harbor', 'dark') === valueOf(token, 'juniper', 'dark');

function columns(mode: 'light' | 'dark'): readonly Column<Token>[] {
  return [
    { id: 'path', header: 'Token', render: ({ path }) => path },
    { id: 'variable', header: 'Variable', render: ({ variable }) => <code>{variable}</code> },
    { id: 'harbor', header: 'Harbor', render: (token) => valueOf(token, 'harbor', mode) },
    { id: 'juniper', header: 'Juniper', render: (token) => valueOf(token, 'juniper', mode) },
  ];
}

/** What a brand decides, in the mode of the toolbar. */
export const ByBrand: StoryObj = {
  render: (_args, { globals }) => (
    <Table
      label="Tokens that a brand decides"
      columns={columns(themeShown(globals).mode)}
      rows={allTokens.filter((token) => !isShared(token))}
      rowKey={({ variable }) => variable}
    />
  ),
};

/** The same in every brand. */
export const Shared: StoryObj = {
  render: (_args, { globals }) => (
    <Table
      label="Tokens that all brands share"
      columns={columns(themeShown(globals).mode).slice(0, 3)}
      rows={allTokens.filter(isShared)}
      rowKey={({ variable }) => variable}
    />
  ),
};
