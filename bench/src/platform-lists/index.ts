import { askedScale, startBenchPlatform } from '../measure/bench-platform.ts';
import { measureExport } from './csv.ts';
import { measureFigures } from './figures.ts';
import { measureFirstPages } from './first-pages.ts';
import { measurePatterns } from './patterns.ts';

const goalMs = 200;

/** Lists, figures, patterns and exports over HTTP: `npm run bench -- platform-lists --scale 10`. */
export async function run(): Promise<void> {
  const platform = await startBenchPlatform(askedScale());
  try {
    console.log(`\nLists over HTTP on ${platform.payments.toLocaleString('en-US')} payments`);
    await platform.measure();
    await measureFirstPages(platform.port);
    await measureFigures(platform.port);
    await measurePatterns(platform);
    const { longestBlockMs } = await platform.measure();
    const isGood = longestBlockMs <= goalMs;
    console.log(
      `\n  event loop blocked for ${longestBlockMs.toFixed(0)} ms at most: ${isGood ? 'within' : 'MISSES'} ${goalMs} ms`,
    );
    await measureExport(platform);
  } finally {
    await platform.stop();
  }
}
