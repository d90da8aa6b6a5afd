// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentFolders, storiesOf } from './stories/story-files.ts';

/** What is drawn in the browser alone: it stands over the page, or waits for an event. */
const OVER_THE_PAGE = ['command-palette', 'confirm-dialog', 'drawer', 'modal'];

describe('every component is drawn by a server, without a document', () => {
  const complain = vi.fn();
  beforeEach(() => {
    complain.mockClear();
    vi.spyOn(console, 'error').mockImplementation(complain);
  });
  afterEach(() => vi.restoreAllMocks());

  it('where there is none', () => {
    expect(typeof document).toBe('undefined');
    expect(componentFolders.length).toBeGreaterThan(50);
  });

  it.each(componentFolders)('%s', async (folder) => {
    const html = (await storiesOf(folder)).map((story) => renderToString(story));
    expect(html.length).toBeGreaterThan(0);
    if (!OVER_THE_PAGE.includes(folder)) expect(html.every((each) => each === '')).toBe(false);
    expect(complain).not.toHaveBeenCalled();
  });
});
