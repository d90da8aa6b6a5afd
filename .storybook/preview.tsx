import type { Decorator, Preview } from '@storybook/react-vite';
import { useInsertionEffect } from 'react';
import { configure } from 'storybook/test';
import '../packages/ui/base.css';
import { UiLocaleProvider } from '../packages/ui/src/locale/index.ts';
import { withstandTranslation } from '../packages/ui/src/translation/index.ts';
import { drawnArgTypes } from './arg-types.ts';
import { pageBlocks } from './blocks/index.ts';
import { ThemedDocs } from './docs-container.tsx';
import { DocsTitle } from './docs-title.tsx';
import {
  brandOf,
  densities,
  densityOf,
  directionOf,
  directions,
  modeOf,
  preferredMode,
  widthOf,
  widths,
  yoursOf,
} from './globals.ts';
import { brands, modes, showTheme } from './theme.ts';
import './styles/stage.css';
import './styles/samples.css';
import './styles/docs.css';
import './styles/brand.css';
import './styles/front-page.css';

withstandTranslation();
// Content that stories wait for is slower on a busy machine; hangs are caught by the runner's own limit.
configure({ asyncUtilTimeout: 20_000 });

/** One locale per direction: overlays take their direction from it. */
const locales = { ltr: 'en-US', rtl: 'he-IL' } as const;

/** A single field is as wide as in a form, not as wide as the screen. */
const ONE_FIELD = /^fields-(?!form-layout)(?!.*-states$)/;

/** Whole-page stories set `parameters: { isPage: true }` and get no padding. */
const themed: Decorator = (Story, { componentId, globals, parameters }) => {
  const brand = brandOf(globals);
  const mode = modeOf(globals);
  const density = densityOf(globals);
  const direction = directionOf(globals);
  const yours = yoursOf(globals);
  // Runs before a story measures itself.
  useInsertionEffect(() => showTheme(brand, mode, density, yours), [brand, mode, density, yours]);
  // On the document, because overlays are rendered outside the stage.
  useInsertionEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  return (
    <div
      className="pf-stage"
      data-width={widthOf(globals)}
      {...(parameters['isPage'] === true && { 'data-page': '' })}
    >
      <UiLocaleProvider locale={locales[direction]}>
        <div className={ONE_FIELD.test(componentId) ? 'pf-one-field' : undefined}>
          <Story />
        </div>
      </UiLocaleProvider>
    </div>
  );
};

type MenuIcon = 'component' | 'grow' | 'mirror' | 'paintbrush' | 'transfer';

const menu = (title: string, icon: MenuIcon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  decorators: [themed],
  argTypesEnhancers: [drawnArgTypes],
  globalTypes: {
    brand: menu('Brand', 'paintbrush', brands),
    mode: menu('Mode', 'mirror', modes),
    density: menu('Density', 'component', densities),
    direction: menu('Direction', 'transfer', directions),
    width: menu('Width', 'grow', widths),
  },
  initialGlobals: {
    brand: 'harbor',
    mode: preferredMode(),
    density: 'compact',
    direction: 'ltr',
    width: 'full',
    yours: '',
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    // The panel checks on demand; test-runner.ts checks every story in all looks.
    a11y: { test: 'off' },
    docs: { container: ThemedDocs, components: { h1: DocsTitle, ...pageBlocks } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Gallery',
          'Your brand',
          'Guides',
          [
            'First page',
            'First server call',
            'First webhook',
            'Tests',
            'Instead of className',
            'Errors',
            'Beside peers',
          ],
          'Handbook',
          [
            'Tour',
            'Architecture',
            'The way of one action',
            'API reference',
            'Deploy',
            'Operate',
            'Reliability',
            'Scale',
            'Security',
            'Decisions',
          ],
          'Direction',
          'Status',
          'Changelog',
          'Foundations',
          'Patterns',
          'Actions',
          'Money',
          'Data',
          'Fields',
          'Charts',
          'Feedback',
          'Overlays',
          'Navigation',
          'Layout',
        ],
      },
    },
  },
};

export default preview;
