import { bundleSize } from '../measure/bundle-size.ts';
import { peers } from '../measure/peers.ts';

const own = (name: string) => new URL(`./page/${name}.tsx`, import.meta.url);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(10);

/** What pages weigh as production builds, scripts and styles; fonts are not counted. */
export async function run(): Promise<void> {
  const written = (name: string) => new URL(`bytes/${name}.tsx`, peers());
  const button = await bundleSize(own('button'), { isBesideReact: true });
  console.log(`\nOur button beside React: ${kilobytes(button.initial).trim()} kB gzip`);
  console.log('\nA page with button, modal, select, text field, date picker and table, gzip kB');
  console.log(`  ${''.padEnd(24)}${'at first'.padStart(10)}${'later'.padStart(10)}`);
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
  for (const [name, page] of Object.entries(pages)) {
    const { initial, later } = await bundleSize(page);
    console.log(`  ${name.padEnd(24)}${kilobytes(initial)}${kilobytes(later)}`);
  }
}
