import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { docsThemes } from './docs-themes.ts';
import { brandOf, modeOf, preferredMode } from './globals.ts';

/** Initial theme, before the stories report theirs. */
addons.setConfig({ theme: docsThemes.harbor[preferredMode()] });

/** Storybook's UI follows the stories' brand and mode. */
addons.register('payfac/manager-theme', (api: API) => {
  const follow = () => {
    const globals = api.getGlobals();
    api.setOptions({ theme: docsThemes[brandOf(globals)][modeOf(globals)] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
