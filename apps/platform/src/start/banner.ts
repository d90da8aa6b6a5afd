import { seedBrands } from '../seed/data/brands.ts';
import { demoPassword, demoPeople } from '../seed/data/people.ts';
import { sandboxKeyOf } from '../seed/data/sandbox-key.ts';

/** What a person needs to know once the platform is up. */
export function banner(port: number, logPath: string): string {
  const addresses = seedBrands.map(
    ({ title, facilitatorId }) => `  ${title.padEnd(20)} http://${facilitatorId}.localhost:${port}`,
  );
  const width = Math.max(...demoPeople.map(({ login }) => login.length)) + '@harbor'.length + 2;
  const people = demoPeople.map(
    ({ login, roles, sees }) =>
      `  ${`${login}@harbor`.padEnd(width)}${roles.join(', ').padEnd(20)}${sees}`,
  );
  return [
    '',
    ...addresses,
    `  ${'API reference'.padEnd(20)} http://harbor.localhost:${port}/reference`,
    `  ${'Sandbox API key'.padEnd(20)} ${sandboxKeyOf('harbor')}  (Authorization: Bearer …)`,
    '',
    `  Everybody signs in with the password ${demoPassword}; the same names exist @juniper.`,
    ...people,
    '',
    `  Log: ${logPath}`,
    '  Ctrl-C stops everything and keeps the data.',
    '',
  ].join('\n');
}
