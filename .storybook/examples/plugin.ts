import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { exampleOf, writtenStory } from './example.ts';
import { storiesShown } from './pages.ts';

/** Formats code as the project does. */
async function formatted(code: string): Promise<string> {
  const format = spawn('biome', ['format', '--stdin-file-path=example.tsx'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  format.stdin.end(code);
  return (await text(format.stdout)).trim();
}

async function withExample(path: string, story: string): Promise<string> {
  const code = await formatted(exampleOf(path, story));
  const source = JSON.stringify({ code, language: 'tsx' });
  const written = JSON.stringify(writtenStory(path, story));
  return `${story}.parameters = { ...${story}.parameters, written: ${written}, docs: { ...${story}.parameters?.docs, source: ${source} } };`;
}

/**
 * The code that 'Show code' displays and copies: a complete module from the story's file, that compiles. Also the
 * arguments as written, for code that changes with them.
 */
export const examples = (): Plugin => ({
  name: 'payfac:examples',
  async transform(code, id) {
    const page = id.replace(/\.stories\.tsx$/, '.mdx');
    if (page === id || !existsSync(page)) return null;
    const shown = storiesShown(page).filter(({ path }) => path === id);
    const added = await Promise.all(shown.map(({ story }) => withExample(id, story)));
    return { code: `${code}\n${added.join('\n')}\n`, map: null };
  },
});
