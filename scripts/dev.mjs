// The app with hot reload on the brands' hosts, in front of a platform that restarts on changes.
import { spawn } from 'node:child_process';
import { buildApp } from './build-app.mjs';

const port = process.env.PORT ?? '4400';
const platformPort = String(Number(port) + 2);

// The platform's own pages use the brands' stylesheets from the build.
buildApp();

const start = (command, args, env, cwd) =>
  spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });

const children = [
  start(
    'node',
    [
      '--watch-preserve-output',
      '--watch-path=apps/platform/src',
      'apps/platform/src/program/start/main.ts',
    ],
    { PORT: platformPort, SHOWN_PORT: port },
  ),
  start('vite', [], { PORT: port, PLATFORM_PORT: platformPort }, 'apps/backoffice'),
];

const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
