import { type CDPSession, chromium, type Locator, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { followRest } from '../../../scripts/page-rest.ts';
import { startBenchPlatform } from '../measure/bench-platform.ts';
import { builtApp } from '../measure/built-app.ts';
import { writeFigures } from '../measure/figures.ts';
import { percentile } from '../measure/percentiles.ts';
import { items, makeLongTemplate, modifiers } from './long-template.ts';

const goalMs = 16;
const keysEach = 40;
/** Typing speed of a user who knows the text. */
const betweenKeysMs = 120;

/** Main thread time of a key in milliseconds, with everything it announced, rendered and showed. */
interface Key {
  readonly task: number;
  readonly script: number;
}

async function readThread(session: CDPSession): Promise<Key> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { task: of('TaskDuration'), script: of('ScriptDuration') };
}

async function typeInto(
  page: Page,
  rest: () => Promise<void>,
  field: Locator,
  text: string,
): Promise<readonly Key[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.click();
  await page.keyboard.press('End');
  await rest();
  const keys: Key[] = [];
  for (let count = 0; count < keysEach; count += 1) {
    const before = await readThread(session);
    await page.keyboard.type(text[count % text.length] ?? ' ', { delay: betweenKeysMs });
    const after = await readThread(session);
    keys.push({ task: after.task - before.task, script: after.script - before.script });
  }
  await session.detach();
  return keys;
}

const medianOf = (keys: readonly Key[]): number =>
  percentile(
    keys.map(({ task }) => task),
    0.5,
  );

function row(name: string, keys: readonly Key[]): readonly string[] {
  const task = keys.map((key) => key.task);
  const script = keys.map((key) => key.script);
  const shares = [0.5, 0.1, 0.9].map((share) => percentile(task, share).toFixed(1));
  return [name, ...shares, percentile(script, 0.5).toFixed(1)];
}

/** Types into the longest allowed template, with its preview beside it. */
export async function run(): Promise<void> {
  const platform = await startBenchPlatform(0.05, builtApp());
  const browser = await chromium.launch(launchOptions());
  try {
    const id = await makeLongTemplate(platform.port);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const rest = followRest(page);
    const host = `http://harbor.localhost:${platform.port}`;
    await page.goto(`${host}/dev/login`);
    await page.getByRole('button', { name: 'Manager', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.goto(`${host}/payment-link-manager?part=templates&template=${id}`);
    const item = (index: number) => page.getByRole('group', { name: `Item ${index}`, exact: true });
    await item(items).waitFor();
    await rest();
    const fields = [
      ['name of the template', page.getByLabel('Name', { exact: false }).first(), 'spring '],
      ['description', page.getByLabel('Description', { exact: true }).first(), 'class fee '],
      ['an item in the middle', item(items / 2).getByLabel('Item', { exact: true }), 'with lunch '],
      ['the last item', item(items).getByLabel('Item', { exact: true }), 'at the door '],
    ] as const;
    const taken: (readonly Key[])[] = [];
    for (const [, field, text] of fields) taken.push(await typeInto(page, rest, field, text));
    const all = taken.flat();
    const rows = fields.map(([name], place) => row(name, taken[place] ?? []));
    await writeFigures('template-editor', {
      title: 'Template editor',
      about: `Milliseconds of the main thread that a keystroke takes in a template of ${items} items and ${modifiers} modifiers, ${keysEach} keys a field, ${betweenKeysMs} ms apart, the preview shown.`,
      tables: [
        { head: ['', 'median', '10th p', '90th p', 'script'], rows: [...rows, row('all', all)] },
      ],
      goals: [
        { name: 'Milliseconds at the median', value: medianOf(all), most: goalMs, digits: 1 },
        ...fields.map(([name], place) => ({
          name: `${name}, at the median`,
          value: medianOf(taken[place] ?? []),
          most: goalMs,
          digits: 1,
        })),
      ],
    });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
