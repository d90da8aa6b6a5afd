// Publishes the versions set by the changesets: `npm run release` does everything except the last step, `npm run
// release -- --publish` includes it. In hosted CI, with an identity token, npm records where each package was built
// (provenance).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { applySettings, packages } from './manifest.mjs';

const isReal = process.argv.includes('--publish');
const hasIdentity = process.env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined;

function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, ...(hasIdentity ? { NPM_CONFIG_PROVENANCE: 'true' } : {}) };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (isReal && (status !== 0 || stdout !== '')) {
  console.error('Commit everything first: what is published must be what is tagged.');
  process.exit(1);
}
const differing = applySettings();
if (differing.length > 0) {
  console.error(`Not as scripts/release/settings.json says: ${differing.join(', ')}`);
  process.exit(1);
}
const versions = packages.map((name) => {
  const { version } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  const changelog = readFileSync(`packages/${name}/CHANGELOG.md`, 'utf8');
  if (!changelog.includes(`## ${version}`)) {
    console.error(`packages/${name}/CHANGELOG.md says nothing of ${version}.`);
    process.exit(1);
  }
  return `${name} ${version}`;
});
const tag = versions.some((version) => version.includes('-rc.')) ? 'next' : 'latest';
console.log(`${versions.join(', ')}, as ${tag}`);
// Guides that install a release candidate must work after 1.0.0 too.
const pages = ['docs/guides/first-page.md', 'docs/guides/first-server-call.md'].concat(
  packages.map((name) => `packages/${name}/README.md`),
);
const isCandidate = tag === 'next';
const wrong = pages.filter((page) => readFileSync(page, 'utf8').includes('@next') !== isCandidate);
if (wrong.length > 0) {
  console.error(`${isCandidate ? 'Name' : 'No longer name'} @next in ${wrong.join(', ')}.`);
  process.exit(1);
}
run('node', 'scripts/check-pack.mjs');
for (const name of packages) {
  const rest = isReal ? [] : ['--dry-run'];
  run('pnpm', '--filter', `@payfac/${name}`, 'publish', '--no-git-checks', '--tag', tag, ...rest);
}
if (isReal) run('changeset', 'tag');
