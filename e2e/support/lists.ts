import { expect, type Page } from '@playwright/test';
import { patience } from './patience.ts';

/** Every list that is a page or part of one, as the administrator sees it. */
export const lists: readonly string[] = [
  '/reporting/transactions',
  '/reporting/transactions?part=review',
  '/reporting/transactions?part=processing',
  '/reporting/transactions?part=reconciliation',
  '/reporting/transactions?part=reconciliation&by=batches',
  '/reporting/transactions?part=reconciliation&by=days',
  '/reporting/transactions?part=risk',
  '/reporting/transactions/declines',
  '/reporting/hosted-sessions',
  '/reporting/hosted-sessions?part=tokens',
  '/payment-link-manager',
  '/customers',
  '/disputes',
  '/invoices',
  '/subscriptions',
  '/subscriptions/plans',
  '/installments',
  '/accounts-view',
  '/reporting/payouts',
  '/reporting/payouts?part=balances',
  '/reporting/payouts?part=reserves',
  '/reporting/payouts?part=ledger',
  '/reporting/manual-payouts',
  '/reporting/settlement',
  '/reporting/fees',
  '/risk-management/transactions',
  '/risk-management/rules',
  '/risk-management/rules?part=accounts',
  '/risk-management/alerts',
  '/risk-management/alerts?part=groups',
  '/risk-management/processing',
  '/risk-management/processing?part=cards',
  '/risk-management/processing?part=sessions',
  '/risk-management/processing?part=ips',
  '/risk-management/processing?part=features',
  '/users/manage',
  '/users/manage?part=activity',
  '/invites',
  '/invites?part=applicants',
  '/pci-compliance',
  '/products',
  '/developer/api-keys',
  '/developer/webhooks',
  '/developer/api-logs',
  '/developer/api-logs?show=times',
  '/inbox',
  '/inbox?show=updates',
  '/apple-pay',
];

/** What is visible of a list: positions and sizes in pixels, and texts of cells that break a rule. */
interface Look {
  readonly firstBelowBar: number;
  readonly heights: readonly number[];
  readonly inSight: number;
  readonly filled: readonly string[];
  readonly unevenDigits: readonly string[];
  readonly cutCards: readonly string[];
  readonly cutIds: readonly string[];
  /** Names of rows without room for a word. */
  readonly squeezed: readonly string[];
  /** Rows of a table that aren't 40 px high. */
  readonly high: readonly string[];
  /** Rows whose single lines stand on baselines more than half a pixel apart. */
  readonly uneven: readonly string[];
  readonly isWider: boolean;
}

/** Rows of a table, or entries of a list. */
const records = 'main :is(tbody tr, li)[data-key]';

function look(selector: string): Look {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)];
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const cells = rows.flatMap((row) => [
    ...row.querySelectorAll<HTMLElement>('td, th, li > div > span'),
  ]);
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const text = (element: Element) => element.textContent.slice(0, 60);
  const shown = cells.filter(isSeen);
  const isFilled = (element: Element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)';
    return hasGround && Number.parseFloat(borderRadius) > 4 && width > 12 && height > 12;
  };
  const isCut = (cell: Element) =>
    [cell, ...cell.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    );
  const canvas = document.createElement('canvas').getContext('2d');
  const isDrawn = (node: Node) => {
    const { width = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
    return width > 2 && node.textContent?.trim() !== '';
  };
  /** Without a value for a cell of several lines, or without text. */
  const baselineOf = (cell: Element): readonly number[] => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
      isDrawn(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const range = document.createRange();
    const lines: number[] = [];
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      if (!canvas || !parentElement) continue;
      range.selectNodeContents(walker.currentNode);
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(parentElement);
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxDescent: descent } = canvas.measureText('x');
      lines.push(range.getBoundingClientRect().bottom - descent);
    }
    return spreadOf(lines) > 8 ? [] : lines;
  };
  const spreadOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const isUneven = (row: Element) =>
    spreadOf([...row.querySelectorAll('td, th')].filter(isSeen).flatMap(baselineOf)) > 0.55;
  const isId = ({ textContent }: Element) =>
    /^([a-z]{2,4}_[\w.-]+|txn\d+|INV-\d+)$/.test(textContent);
  return {
    firstBelowBar: (boxes[0]?.top ?? Number.NaN) - bar,
    heights: [...new Set(boxes.map(({ height }) => Math.round(height)))],
    inSight: boxes.filter(({ bottom }) => bottom <= innerHeight + 1).length,
    filled: shown.flatMap((cell) => [...cell.querySelectorAll('span')].filter(isFilled).map(text)),
    unevenDigits: shown
      .filter((cell) => /\d/.test(cell.textContent))
      .filter((cell) => !getComputedStyle(cell).fontVariantNumeric.includes('tabular-nums'))
      .map(text),
    cutCards: shown
      .filter((cell) => cell.textContent.includes('••••'))
      .filter(isCut)
      .map(text),
    cutIds: shown.filter(isId).filter(isCut).map(text),
    squeezed: shown
      .filter((cell) => cell.matches('th[scope=row]') && cell.getBoundingClientRect().width < 96)
      .map(text),
    high: rows
      .filter((row) => row.matches('tr') && Math.abs(row.getBoundingClientRect().height - 40) > 0.1)
      .map(text),
    uneven: rows.filter(isUneven).map(text),
    isWider: document.documentElement.scrollWidth > innerWidth + 1,
  };
}

/** By window width: its height, and the maximum distance of the first record from the bar. */
const windows = { 1440: [900, 146], 1024: [900, 190], 360: [800, 188] } as const;
export type Width = keyof typeof windows;

/** A list's records are visible when it opens, equally high, and quiet except for their content. */
export async function expectCalm(page: Page, address: string, width: Width): Promise<void> {
  const [height, most] = windows[width];
  await page.setViewportSize({ width, height });
  await page.goto(address);
  const row = page.locator(records).first();
  const none = page.getByRole('main').getByRole('heading', { name: /^No(thing)? / });
  await expect(row.or(none).first()).toBeVisible();
  if (!(await row.isVisible())) return;
  await expect(async () => {
    const seen = await page.evaluate(look, records);
    expect(seen.firstBelowBar, address).toBeLessThanOrEqual(most + 1);
    const spread = Math.max(...seen.heights) - Math.min(...seen.heights);
    expect(spread, `rows of ${seen.heights.join(' and ')}`).toBeLessThanOrEqual(1);
    expect(seen).toMatchObject({
      filled: [],
      unevenDigits: [],
      cutCards: [],
      cutIds: [],
      squeezed: [],
      isWider: false,
    });
    if (width === 1440) {
      expect(seen.high).toEqual([]);
      expect(seen.uneven).toEqual([]);
      expect(seen.inSight).toBe(Math.min(10, await page.locator(records).count()));
    }
  }).toPass({ timeout: 8000 * patience });
}
