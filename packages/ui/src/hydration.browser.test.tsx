import { render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { componentFolders, storiesOf } from './stories/story-files.ts';

let drawn: Readonly<Record<string, string[]>> = {};
const complain = vi.fn();

beforeAll(async () => {
  drawn = await commands.drawOnServer(componentFolders);
}, 60_000);

beforeEach(() => {
  complain.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complain);
});
afterEach(() => vi.restoreAllMocks());

it.each(componentFolders)('takes over what a server has drawn: %s', async (folder) => {
  const pages = drawn[folder] ?? [];
  const stories = await storiesOf(folder);
  expect(pages).toHaveLength(stories.length);
  for (const [at, story] of stories.entries()) {
    const container = document.createElement('div');
    container.innerHTML = pages[at] ?? '';
    document.body.append(container);
    const options = { container, hydrate: true, onRecoverableError: complain };
    render(story, options).unmount();
    container.remove();
  }
  expect(complain.mock.calls).toEqual([]);
});
