import type { Page } from 'playwright';

/** What a list's page shows once it is there. */
export interface Destination {
  /** Its entry in the sidebar. */
  readonly entry: string;
  /** The name of its table. */
  readonly table: string;
}

/** A click in the sidebar, from the event to what came of it, in milliseconds. */
export interface Taken {
  /** Until the frame with the list's rows was painted. */
  readonly painted: number;
  /** Of the main thread in that time: scripts, styles and layout. */
  readonly busy: number;
}

const keys = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** Clicks an entry of the sidebar with the mouse and waits until the rows of its list are painted. */
export async function clickThrough(page: Page, { entry, table }: Destination): Promise<Taken> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return keys.reduce(
      (sum, key) => sum + (metrics.find(({ name }) => name === key)?.value ?? 0) * 1000,
      0,
    );
  };
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: entry,
    exact: true,
  });
  // The pointer comes first, as it does with people.
  await link.hover();
  await page.waitForTimeout(150);
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
            // After the frame's painting was handed over.
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
