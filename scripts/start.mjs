// Builds the back office when outdated, then runs the platform, which serves it. Options are passed to the platform:
// --port, --data, --scale, --reset, --database-url.
import { spawn } from 'node:child_process';

const neededMajor = 24;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < neededMajor) {
  console.error(
    `This needs Node ${neededMajor}; this is ${process.versions.node}. Run \`npm start\`, which brings it.`,
  );
  process.exit(1);
}
// Imported here: it uses features that older versions lack.
const { buildApp } = await import('./build-app.mjs');

try {
  buildApp();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const platform = spawn(
  'node',
  ['apps/platform/src/program/start/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
// A terminal's Ctrl-C reaches the platform directly; signals to this process are forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => platform.kill(signal));
process.on('SIGINT', () => undefined);
platform.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
