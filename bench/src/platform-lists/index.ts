import { askedScale, startBenchPlatform } from '../measure/bench-platform.ts';
import { writeFigures } from '../measure/figures.ts';
import { measureExport } from './csv.ts';
import { measureFigures } from './figures.ts';
import { measureFirstPages } from './first-pages.ts';
import { measurePatterns } from './patterns.ts';

const goalMs = 200;

/** Lists, figures, patterns and exports over HTTP: `npm run bench -- platform-lists --scale 10`. */
export async function run(): Promise<void> {
  const platform = await startBenchPlatform(askedScale());
  try {
    await platform.measure();
    const parts = [
      await measureFirstPages(platform.port),
      await measureFigures(platform.port),
      await measurePatterns(platform),
    ];
    const { longestBlockMs } = await platform.measure();
    parts.push(await measureExport(platform));
    await writeFigures('platform-lists', {
      title: 'Lists of the platform',
      about: `Over HTTP on ${platform.payments.toLocaleString('en-US')} payments. The platform, its database and whoever asks share the processors.`,
      tables: parts.map(({ table }) => table),
      goals: [
        ...parts.flatMap(({ goals }) => goals),
        { name: "The event loop's longest block", value: longestBlockMs, most: goalMs },
      ],
      notes: parts.flatMap(({ notes = [] }) => notes),
    });
  } finally {
    await platform.stop();
  }
}
