// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { componentFolders, storiesOf } from './stories/story-files.ts';

/** What is drawn in the browser alone: it stands over the page, or waits for an event. */
const OVER_THE_PAGE = ['command-palette', 'confirm-dialog', 'drawer', 'modal'];

/**
 * Elements with a `style` attribute. Not the stories' own stages, nor the heading that the library hides
 * within a calendar, which our sheet hides too.
 */
const styledIn = (html: string) =>
  (html.match(/<[^>]+ style="[^"]*"/g) ?? []).filter(
    (tag) =>
      !tag.includes(' data-stage=') && !tag.startsWith('<div style="border:0;clip:rect(0 0 0 0)'),
  );

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
    // A page that allows no inline styles ignores the attribute, before and after it is hydrated.
    expect(html.flatMap(styledIn)).toEqual([]);
  });
});
