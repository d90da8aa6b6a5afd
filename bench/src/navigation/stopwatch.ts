import type { Page } from 'playwright';
import { entryNamed } from '../../../e2e/support/menu.ts';

/** What a list page shows once loaded. */
export interface Destination {
  /** Its sidebar entry. */
  readonly entry: string;
  /** Name of its table. */
  readonly table: string;
}

/** Times of a sidebar click in milliseconds, from the event. */
export interface Taken {
  /** Until the frame with the list's rows was painted. */
  readonly painted: number;
  /** Main thread time in that period: scripts, styles and layout. */
  readonly busy: number;
}

const keys = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/**
 * Clicks a sidebar entry with the mouse and waits until the rows of its list are painted.
 * @param rest waits until the page is at rest.
 */
export async function clickThrough(
  page: Page,
  rest: () => Promise<void>,
  { entry, table }: Destination,
): Promise<Taken> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return keys.reduce(
      (sum, key) => sum + (metrics.find(({ name }) => name === key)?.value ?? 0) * 1000,
      0,
    );
  };
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = menu.getByRole('link', { name: entryNamed(entry) });
  // Hovers first, as users do.
  await link.hover();
  await rest();
  const watched = page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        let clicked = 0;
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
          capture: true,
          once: true,
        });
        const isThere = () =>
          document.querySelector(
            `table[aria-label="${name}"] tbody [role="rowheader"], table[aria-label="${name}"] tbody th`,
          ) !== null;
        const before = document.querySelector('main h1');
        const look = () => {
          if (clicked === 0 || document.querySelector('main h1') === before || !isThere()) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // After the frame was handed to the compositor.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - clicked));
            port1.start();
            port2.postMessage(undefined);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
      }),
    table,
  );
  const start = await busy();
  await page.mouse.down();
  await page.mouse.up();
  const painted = await watched;
  const taken = { painted, busy: (await busy()) - start };
  await session.detach();
  return taken;
}
