/** What Storybook writes into each message between its windows. */
const KEY = 'storybook-channel';

/**
 * A story that stands in a window inside a page of documentation tells its parent what it is shown in, as
 * it would tell Storybook around it. The page listens to Storybook alone; else it took on the story's brand.
 */
export function ignoreStoriesInside(): void {
  const stop = (event: MessageEvent) => {
    if (event.source === globalThis.parent || !String(event.data).includes(KEY)) return;
    event.stopImmediatePropagation();
  };
  // Before Storybook's own listener, which waits for the second phase.
  globalThis.addEventListener('message', stop, { capture: true });
}
