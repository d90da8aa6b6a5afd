import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../../..');

/** A folder like the built app's, with the files that hosted pages use. The caller removes it. */
export async function createAppFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'payfac-app-'));
  const stylesheets: Record<string, string> = {};
  await mkdir(join(folder, 'brands'));
  await mkdir(join(folder, 'assets'));
  for (const brand of ['harbor', 'juniper']) {
    stylesheets[brand] = `/brands/${brand}.0123456789.css`;
    const from = join(workspace, `packages/ui/brands/${brand}.css`);
    await cp(from, join(folder, stylesheets[brand]));
  }
  await writeFile(join(folder, 'brands/manifest.json'), JSON.stringify({ stylesheets }));
  const font = join(workspace, 'packages/ui/fonts/inter-latin.woff2');
  await cp(font, join(folder, 'assets/inter-latin-test.woff2'));
  await cp(join(workspace, 'apps/backoffice/public/boot.js'), join(folder, 'boot.js'));
  return folder;
}
