// Builds the back office when it is stale, then runs the platform, which serves it. Options go to the
// platform: --port, --data, --scale, --reset, --database-url.
import { spawn } from 'node:child_process';
import { buildApp } from './build-app.mjs';

try {
  buildApp();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const platform = spawn('node', ['apps/platform/src/start/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// A terminal's Ctrl-C reaches the platform by itself; signals sent to this process are passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => platform.kill(signal));
process.on('SIGINT', () => undefined);
platform.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
