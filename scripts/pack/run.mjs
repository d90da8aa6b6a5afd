import { spawn } from 'node:child_process';

const quiet = { NEXT_TELEMETRY_DISABLED: '1', npm_config_update_notifier: 'false' };

/** Runs a command to its end. @returns its output. @throws an `Error` with its full output. */
export function run(command, args, cwd, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...quiet, ...env } });
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
  const child = spawn(command, args, { cwd, env: { ...process.env, ...quiet, ...env } });
  const server = {
    output: '',
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.on('close', resolve);
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
