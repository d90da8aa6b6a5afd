import type { APIResponse, Locator, Page, Route } from '@playwright/test';
import { chance } from './chance.ts';
import { pass } from './pass.ts';

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the request to the platform, and passes its response to the given handler. */
export const onceAnswered =
  (then: (route: Route, response: APIResponse) => Promise<void>) => async (route: Route) => {
    const response = await pass(route);
    await then(route, response).catch(() => undefined);
  };

/** What can go wrong between submitting a payment and the response. */
export interface Trouble {
  readonly name: string;
  /** What the network does to the first attempt; later ones pass. */
  readonly network?: (route: Route) => Promise<void>;
  /** Replaces a single press of the button. */
  readonly press?: (page: Page, button: Locator) => Promise<void>;
  /** Runs right after submitting. @returns the page that shows the outcome, if it is another one. */
  readonly after?: (page: Page) => Promise<Page | undefined>;
}

export const reload = async (page: Page): Promise<undefined> => {
  await wait(chance().below(400));
  await page.reload();
};

/** Longer than it takes to reload the page. */
export const held = onceAnswered(async (route, response) => {
  await wait(1000);
  await route.fulfill({ response });
});

export const lost = onceAnswered((route) => route.abort());

/** The troubles of every form that moves money; each is over within seconds. */
export const usualTroubles: readonly Trouble[] = [
  { name: 'a double click', press: (_page, button) => button.dblclick() },
  {
    name: 'a click and Enter',
    press: (page, button) => button.click().then(() => page.keyboard.press('Enter')),
  },
  { name: 'a reload in mid-flight', network: held, after: reload },
  { name: 'a lost response', network: lost },
  {
    name: 'a lost response and a reload',
    network: onceAnswered((route) => wait(1000).then(() => route.abort())),
    after: reload,
  },
  {
    name: 'a late response',
    network: onceAnswered(async (route, response) => {
      await wait(2000 + chance().below(3000));
      await route.fulfill({ response });
    }),
  },
  {
    name: 'a call that arrives twice',
    network: async (route) => {
      const [first] = await Promise.all([pass(route), pass(route)]);
      await route.fulfill({ response: first });
    },
  },
  {
    name: 'an unreadable response',
    network: onceAnswered((route) => route.fulfill({ status: 502, body: '<html>Bad gateway' })),
  },
];

/** The tab is closed before it shows an outcome; the user's next tab shows it. */
export const closedTab: Trouble = {
  name: 'a closed tab',
  network: onceAnswered(() => Promise.resolve()),
  after: async (page) => {
    await wait(chance().below(400));
    const next = await page.context().newPage();
    next.on('dialog', (dialog) => void dialog.accept());
    await page.close();
    await next.goto(new URL('/profile', page.url()).href);
    return next;
  },
};

/** Takes a minute: the app waits until no request can be in flight. */
export const lostRequest: Trouble = { name: 'a lost request', network: (route) => route.abort() };
