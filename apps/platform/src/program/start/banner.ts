import type { Environment } from '@payfac/domain/enumerations';
import { hasDemoWorld } from '../../kernel/environments.ts';
import { demoPassword, demoPeople } from '../seed/data/people.ts';
import { sandboxKeyOf } from '../seed/data/sandbox-key.ts';
import type { App } from './platform.ts';

interface Started {
  readonly environment: Environment;
  readonly apps: readonly App[];
  readonly logPath: string;
}

function demoLines(): readonly string[] {
  const width = Math.max(...demoPeople.map(({ login }) => login.length)) + '@harbor'.length + 2;
  return [
    `  ${'Sandbox API key'.padEnd(20)} ${sandboxKeyOf('harbor')}  (Authorization: Bearer …)`,
    '',
    `  Everybody signs in with the password ${demoPassword}; the same names exist @juniper.`,
    ...demoPeople.map(
      ({ login, roles, sees }) =>
        `  ${`${login}@harbor`.padEnd(width)}${roles.join(', ').padEnd(20)}${sees}`,
    ),
  ];
}

/** What to know once the platform has started. */
export function banner({ environment, apps, logPath }: Started): string {
  return [
    '',
    ...apps.map(({ title, address }) => `  ${title.padEnd(20)} ${address}`),
    `  ${'API reference'.padEnd(20)} ${apps[0]?.address}/reference`,
    ...(hasDemoWorld(environment) ? demoLines() : []),
    '',
    `  Log: ${logPath}`,
    '  Ctrl-C stops everything and keeps the data.',
    '',
  ].join('\n');
}

/** Shown once, to the operator who created a brand's first administrator. */
export const firstAdministratorLines = (username: string, password: string): string =>
  [
    '',
    `  Username           ${username}`,
    `  One-time password  ${password}`,
    '',
    '  Keep it until the first sign-in, where a new one is chosen: it is not shown again.',
    '',
  ].join('\n');
