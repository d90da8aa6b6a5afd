// Checks every page of the built documentation in a real browser: what axe says of it in light and dark,
// and that nothing scrolls sideways at 360 px.
import { playwrightOnStorybook } from './playwright-on-storybook.mjs';

await playwrightOnStorybook('.storybook/docs-test/playwright.config.ts', process.argv.slice(2));
