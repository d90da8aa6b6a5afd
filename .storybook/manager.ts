import { addons } from 'storybook/manager-api';
import { docsThemes } from './docs-themes.ts';

addons.setConfig({ theme: docsThemes.harbor.light });
