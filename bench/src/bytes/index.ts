import { bundleSize } from '../measure/bundle-size.ts';
import { writeFigures } from '../measure/figures.ts';
import { peers } from '../measure/peers.ts';

const own = (name: string) => new URL(`./page/${name}.tsx`, import.meta.url);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Sizes of pages as production builds, scripts and styles; fonts are excluded. */
export async function run(): Promise<void> {
  const written = (name: string) => new URL(`bytes/${name}.tsx`, peers());
  const button = await bundleSize(own('button'), { isBesideReact: true });
  const pages = {
    'React alone': own('react'),
    ours: own('ours'),
    Mantine: written('mantine'),
    'Radix, unstyled': written('radix'),
    Chakra: written('chakra'),
    'React Aria, unstyled': written('react-aria'),
    'Ant Design': written('ant'),
    MUI: written('mui'),
  };
  const rows: (readonly [name: string, initial: number, later: number])[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const { initial, later } = await bundleSize(page);
    rows.push([name, initial, later]);
  }
  const [, atFirst = 0, later = 0] = rows.find(([name]) => name === 'ours') ?? [];
  await writeFigures('bytes', {
    title: 'Bytes',
    about:
      'gzip kB of scripts and styles with React, of a page with button, modal, select, text field, date picker and table, until it can be operated and what it fetches later.',
    tables: [
      {
        head: ['', 'at first', 'later'],
        rows: rows.map(([name, ...sizes]) => [name, ...sizes.map(kilobytes)]),
      },
    ],
    goals: [
      { name: 'kB until ours can be operated', value: atFirst / 1000, most: 150, digits: 1 },
      { name: 'kB of ours with everything', value: (atFirst + later) / 1000, most: 175, digits: 1 },
    ],
    notes: [`Our button beside React, with reset, brand and styles: ${kilobytes(button.initial)}.`],
  });
}
