import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/ensure-chromium.mjs';
import { followRest } from '../../../scripts/page-rest.ts';
import { type BenchPlatform, startBenchPlatform } from '../measure/bench-platform.ts';
import { builtApp } from '../measure/built-app.ts';
import { writeFigures } from '../measure/figures.ts';
import { badRows, csvFile, domain, rows } from './file.ts';
import { measureParts, type Part } from './tasks.ts';

const scale = 0.2;
const longest = 600_000;

async function open(page: Page, rest: () => Promise<void>, port: number): Promise<void> {
  await page.goto(`http://harbor.localhost:${port}/dev/login`);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.goto(`http://harbor.localhost:${port}/invites?part=upload`);
  await page.getByLabel('Product').first().click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await rest();
}

/** Visits all pages of invalid rows. @returns how many of them show their error. */
async function namedErrors(page: Page): Promise<number> {
  const list = page.getByRole('list', { name: 'Rows to fix' });
  const next = page.getByRole('button', { name: /next/i });
  let named = 0;
  for (let at = 0; at < badRows; at += 10) {
    named += await list.evaluate(
      (element) =>
        [...element.children].filter((row) =>
          /Enter |Begin |has the same email|more cells/.test(row.textContent),
        ).length,
    );
    if (at + 10 < badRows) await next.click();
  }
  return named;
}

async function invited({ databaseUrl }: BenchPlatform): Promise<{ made: number; people: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: found } = await client.query<{ made: number; people: number }>(
    `select count(*)::int as made, count(distinct email)::int as people
     from invites where email like $1`,
    [`%@${domain}`],
  );
  await client.end();
  return found[0] ?? { made: 0, people: 0 };
}

async function forget({ databaseUrl }: BenchPlatform): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('delete from invites where email like $1', [`%@${domain}`]);
  await client.end();
}

const goalMs = 50;

const row = ({ name, ms, tasks }: Part): readonly string[] => [
  name,
  ms.toFixed(0),
  String(tasks.filter((task) => task > goalMs).length),
  Math.max(...tasks).toFixed(0),
];

/** A file of 10,000 people with 300 invalid rows, from selecting the file until all others are invited. */
export async function run(): Promise<void> {
  const platform = await startBenchPlatform(scale, builtApp());
  const browser = await chromium.launch(launchOptions());
  try {
    await forget(platform);
    // By path, as a user selects it: otherwise the content is decoded in the page.
    const file = join(await mkdtemp(join(tmpdir(), 'invites-')), 'merchants.csv');
    await writeFile(file, csvFile());
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const rest = followRest(page);
    const part = measureParts(browser, page, rest);
    await open(page, rest, platform.port);
    const good = rows - badRows;
    const ready = page.getByText(`${good.toLocaleString('en-US')} rows ready`);
    const email = page.getByRole('group', { name: 'Row 2', exact: true }).getByLabel('Email');
    let named = 0;
    const parts = [
      await part('read and check the file', async () => {
        await page.getByLabel('CSV file').setInputFiles(file);
        await ready.waitFor();
      }),
      await part('put one right, and wrong again', async () => {
        await email.fill(`ada@${domain}`);
        await page.getByText(`${(good + 1).toLocaleString('en-US')} rows ready`).waitFor();
        await email.fill('ada@');
        await ready.waitFor();
      }),
      await part('look through all bad rows', async () => {
        named = await namedErrors(page);
      }),
      await part('choose another column, and back', async () => {
        const business = page.getByLabel('Business', { exact: true }).first();
        await business.selectOption('');
        await ready.waitFor();
        await business.selectOption('Company');
        await ready.waitFor();
      }),
      await part(`send ${good.toLocaleString('en-US')} good rows`, async () => {
        await page.getByRole('button', { name: /^Create [\d,]+ invites$/ }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Create invites' }).click();
        await page.getByText(/^[\d,]+ created$/).waitFor({ timeout: longest });
      }),
    ];
    const { made, people } = await invited(platform);
    const most = Math.max(...parts.flatMap(({ tasks }) => tasks));
    await writeFigures('invites-upload', {
      title: 'Upload of invites',
      about: `A CSV file of ${rows} people, ${badRows} of them with something wrong, on the page of invites: milliseconds, and tasks of the page's main thread by the thread's own time, so that other programs on the machine don't count.`,
      tables: [{ head: ['', 'ms', `tasks above ${goalMs}`, 'longest'], rows: parts.map(row) }],
      goals: [
        { name: "Milliseconds of the thread's longest task", value: most, most: goalMs },
        { name: 'Errors named', value: named, least: badRows },
        { name: 'Invites sent twice', value: made - people, most: 0 },
      ],
      notes: [`Invites made: ${made} for ${people} people.`],
    });
  } finally {
    await browser.close();
    await platform.stop();
  }
}
