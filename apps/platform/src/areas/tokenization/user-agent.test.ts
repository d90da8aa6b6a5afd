import { expect, test } from 'vitest';
import { clientOf } from './user-agent.ts';

/* Headers as current browsers send them. */
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

test.each([
  [`${windows} ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Desktop', 'Chrome', 'Windows'],
  [
    `${windows} ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Desktop',
    'Edge',
    'Windows',
  ],
  [
    `${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'Desktop',
    'Opera',
    'Windows',
  ],
  [
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Desktop',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Phone',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
    'Tablet',
    'Chrome',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Phone',
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Tablet',
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Phone',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    'Phone',
    'Firefox',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Desktop',
    'Firefox',
    'Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Desktop',
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.5.0', 'Unknown', 'Unknown', 'Unknown'],
  ['', 'Unknown', 'Unknown', 'Unknown'],
])('%s is read', (header, device, browser, os) =>
  expect(clientOf(header)).toEqual({ device, browser, os }),
);
