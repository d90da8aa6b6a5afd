import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import app from '../apps/backoffice/package.json' with { type: 'json' };
import { catalogModule } from './catalog/plugin.ts';
import { examples } from './examples/plugin.ts';
import { payPageModule } from './pay-page/plugin.ts';

/** The landing gate needs only stories: no property tables, no code examples, no minification. */
const isQuick = process.env['STORIES_ALONE'] === '1';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  // Pictures of the handbook, where its Markdown says they are.
  staticDirs: [
    { from: '../docs/tour', to: '/tour' },
    { from: '../docs/architecture.svg', to: '/architecture.svg' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    check: false,
    reactDocgen: isQuick ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // The workspace's own tsconfig doesn't include the package's files.
      tsconfigPath: 'packages/ui/tsconfig.json',
      exclude: ['**/stories/**', '**/*.stories.tsx', '.storybook/**'],
      skipChildrenPropWithoutDoc: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // The app's compositions are shown as in environments with a regular login.
    define: {
      ...vite.define,
      __APP_VERSION__: JSON.stringify(app.version),
      __DEV_LOGIN__: 'false',
    },
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      catalogModule(),
      payPageModule(!isQuick),
      ...(isQuick ? [] : [examples()]),
    ],
    build: {
      ...vite.build,
      ...(isQuick && { minify: false, sourcemap: false }),
      chunkSizeWarningLimit: 4000,
      // Code copied from a page uses the package's component names, not minified ones.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Either one output or a list; here there is at most one.
        output: { ...[vite.build?.rolldownOptions?.output].flat()[0], keepNames: true },
      },
    },
  }),
};

export default config;
