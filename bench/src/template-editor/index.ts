import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { startBenchPlatform } from '../measure/bench-platform.ts';
import { builtApp } from '../measure/built-app.ts';
import { percentile, verdict } from '../measure/percentiles.ts';
import { items, makeLongTemplate, modifiers } from './long-template.ts';

const goalMs = 16;
const keysEach = 40;
/** As somebody types who knows the words. */
const betweenKeysMs = 120;
const table = resolve(import.meta.dirname, '../../figures/template-editor.md');

/** Milliseconds of the main thread that a key took: with what was said, drawn and shown by it. */
interface Key {
  readonly task: number;
  readonly script: number;
}

async function readThread(session: CDPSession): Promise<Key> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { task: of('TaskDuration'), script: of('ScriptDuration') };
}

async function typeInto(page: Page, field: Locator, text: string): Promise<readonly Key[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await field.click();
  await page.keyboard.press('End');
  await page.waitForTimeout(1500);
  const keys: Key[] = [];
  for (let count = 0; count < keysEach; count += 1) {
    const before = await readThread(session);
    await page.keyboard.type(text[count % text.length] ?? ' ');
    await page.waitForTimeout(betweenKeysMs);
    const after = await readThread(session);
    keys.push({ task: after.task - before.task, script: after.script - before.script });
  }
  await session.detach();
  return keys;
}

const at = (taken: readonly number[], share: number) =>
  percentile(taken, share).toFixed(1).padStart(5);

function row(name: string, keys: readonly Key[]): string {
  const task = keys.map((key) => key.task);
  const script = keys.map((key) => key.script);
  return `| ${name.padEnd(20)} | ${at(task, 0.5)} | ${at(task, 0.1)} | ${at(task, 0.9)} | ${at(script, 0.5)} |`;
}

/** Types into the longest template that there may be, with its preview beside it. */
export async function run(): Promise<void> {
  const platform = await startBenchPlatform(0.05, builtApp());
  const browser = await chromium.launch(launchOptions());
  try {
    const id = await makeLongTemplate(platform.port);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const host = `http://harbor.localhost:${platform.port}`;
    await page.goto(`${host}/dev/login`);
    await page.getByRole('button', { name: 'Manager', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.goto(`${host}/payment-link-manager?part=templates&template=${id}`);
    const item = (index: number) => page.getByRole('group', { name: `Item ${index}`, exact: true });
    await item(items).waitFor();
    await page.waitForLoadState('networkidle');
    const fields = [
      ['name of the template', page.getByLabel('Name', { exact: false }).first(), 'spring '],
      ['description', page.getByLabel('Description', { exact: true }).first(), 'class fee '],
      ['an item in the middle', item(items / 2).getByLabel('Item', { exact: true }), 'with lunch '],
      ['the last item', item(items).getByLabel('Item', { exact: true }), 'at the door '],
    ] as const;
    const rows: string[] = [];
    const all: Key[] = [];
    for (const [name, field, text] of fields) {
      const keys = await typeInto(page, field, text);
      rows.push(row(name, keys));
      all.push(...keys);
    }
    const median = percentile(
      all.map(({ task }) => task),
      0.5,
    );
    const load = loadavg().map((each) => each.toFixed(1));
    const lines = [
      '<!-- Written by `npm run bench -- template-editor`. -->',
      '',
      `Milliseconds of the main thread a keystroke takes in a template of ${items} items and ${modifiers} modifiers,`,
      `${keysEach} keys a field, ${betweenKeysMs} ms apart, the preview shown. Processes that ran or waited in the last 1, 5 and`,
      `15 minutes: ${load.join(', ')}.`,
      '',
      '|                      | median | 10th p | 90th p | script |',
      '| -------------------- | -----: | -----: | -----: | -----: |',
      ...rows,
      row('all', all),
      '',
      `Goal, under ${goalMs} at the median: ${verdict(median, goalMs)}.`,
      '',
    ];
    console.log(`\nTemplate editor\n\n${lines.slice(2).join('\n')}`);
    await mkdir(dirname(table), { recursive: true });
    await writeFile(table, lines.join('\n'));
  } finally {
    await browser.close();
    await platform.stop();
  }
}
