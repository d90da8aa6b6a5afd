import { banner, firstAdministratorLines } from './banner.ts';
import { checkPages } from './check-pages.ts';
import { readConfiguration } from './configuration.ts';
import { explain } from './explain.ts';
import { openLog } from './logger.ts';
import { addFirstAdministrator, startPlatform } from './platform.ts';
import { requireFreePort } from './port.ts';
import {
  addProduct,
  backUpDatabase,
  checkConfiguration,
  helpUser,
  migrateDatabase,
} from './tasks.ts';

let dataFolder: string | undefined;

/** Ends the process with a one-line message; the log has the details. */
async function fail(problem: unknown): Promise<never> {
  console.error(await explain(problem, dataFolder));
  process.exit(1);
}

/** A second Ctrl-C after this long exits immediately. */
const impatienceMs = 1_000;

let isTold = false;

function showProgress({ step, done }: { step: string; done: number }): void {
  const line = `${String(Math.round(done * 100)).padStart(3)} %  ${step}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
  else if (!isTold) console.error(`First start: ${step.toLowerCase()} …`);
  isTold = true;
}

try {
  const configuration = readConfiguration(process.argv.slice(2), process.env);
  if (configuration.task === 'check-config') {
    console.log(checkConfiguration(configuration));
    process.exit(0);
  }
  if (configuration.checkPages) {
    const { lines, problems } = await checkPages(configuration.checkPages);
    console.log(lines.join('\n'));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    process.exit(0);
  }
  dataFolder = configuration.dataFolder;
  const log = openLog(configuration.dataFolder, configuration.logLevel);
  process.on('exit', () => log.close());
  if (configuration.task === 'migrate') {
    console.log(await migrateDatabase(configuration, log));
    process.exit(0);
  }
  if (configuration.help) {
    console.log(await helpUser(configuration, configuration.help, log));
    process.exit(0);
  }
  if (configuration.backup) {
    console.log(await backUpDatabase(configuration, configuration.backup));
    process.exit(0);
  }
  if (configuration.firstAdministrator) {
    const made = await addFirstAdministrator(configuration, configuration.firstAdministrator, log);
    console.log(firstAdministratorLines(made.username, made.password));
    process.exit(0);
  }
  if (configuration.product) {
    console.log(await addProduct(configuration, configuration.product, log));
    process.exit(0);
  }
  await requireFreePort(configuration.host, configuration.port);
  const { metrics } = configuration;
  if (metrics) await requireFreePort(metrics.host, metrics.port, 'METRICS_ADDRESS');
  const platform = await startPlatform(configuration, log, showProgress);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const { environment } = configuration;
  console.log(banner({ environment, apps: platform.apps, logPath: log.path }));

  let stopping = false;
  let firstSignalAt = 0;
  const stop = async () => {
    // One Ctrl-C can arrive several times, from the terminal and from parent processes that forward it.
    if (stopping && Date.now() - firstSignalAt > impatienceMs) process.exit(130);
    if (stopping) return;
    stopping = true;
    firstSignalAt = Date.now();
    await platform.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stop().catch(fail);
    });
  }
  await platform.lost;
  if (!stopping) {
    log.logger.fatal('the database ended');
    await fail(new Error(`The database ended unexpectedly. See postgres.log beside ${log.path}.`));
  }
} catch (problem) {
  await fail(problem);
}
