import { spawn } from 'node:child_process';

/** No tool asks for news or reports its use: a network that answers nothing would hold the check up. */
const quiet = {
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_TELEMETRY: 'off',
  npm_config_update_notifier: 'false',
};

/** What was started and still runs. */
const running = new Set();

function launch(command, args, cwd, env) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...quiet, ...env } });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** How long a command may take to end when asked to: a server waits for a browser's connections, used or not. */
const graceMs = 20_000;

/** Ends whatever still runs, and says what it was. */
export async function stopRest() {
  for (const child of running) {
    console.error(`Still running: ${child.spawnargs.join(' ')}`);
    child.kill('SIGTERM');
  }
  await new Promise((resolve) => setTimeout(resolve, graceMs / 4));
  for (const child of running) child.kill('SIGKILL');
}

/** Runs a command to its end. @returns its output. @throws an `Error` with its full output. */
export function run(command, args, cwd, env = {}) {
  return new Promise((resolve, reject) => {
    const child = launch(command, args, cwd, env);
    let out = '';
    let all = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk) => {
      all += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${command} ${args.join(' ')}\n${all}`)),
    );
  });
}

/** How long a server may be silent before it is ready: one that seeds itself says how far it is. */
const patienceMs = 900_000;

/** Starts a server, and waits until its output says that it is ready. @returns its exit, and its output. */
export function start(command, args, cwd, env, ready) {
  const child = launch(command, args, cwd, env);
  const server = {
    output: '',
    stop: () =>
      new Promise((resolve) => {
        if (!running.has(child)) return resolve();
        const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
        child.on('close', () => {
          clearTimeout(late);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
  return new Promise((resolve, reject) => {
    const fail = (why) =>
      reject(new Error(`${command} ${args.join(' ')} ${why}\n${server.output}`));
    const timer = setTimeout(() => {
      child.kill();
      fail('did not start');
    }, patienceMs);
    const read = (chunk) => {
      server.output += chunk;
      timer.refresh();
      if (!ready.test(server.output)) return;
      clearTimeout(timer);
      resolve(server);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => fail('ended'));
  });
}

/** Throws unless the condition holds. */
export function expect(condition, what) {
  if (!condition) throw new Error(`Not so: ${what}`);
}
