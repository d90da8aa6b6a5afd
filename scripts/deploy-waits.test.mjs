import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../apps/platform/src/program/start/configuration.ts';
import { caddyfile, compose, haproxy, haproxyDatabase, textOf } from './deploy-files.mjs';

describe('waits', () => {
  const seconds = (pattern, text) => Number(pattern.exec(text)?.[1]);
  const pause = readConfiguration(['--environment', 'production'], {}).stopPause;

  test('of the proxy are shorter than the platform’s', () => {
    const server = textOf('apps/platform/src/program/server.ts');
    const kept = seconds(/keepAliveMs = ([\d_]+);/, server.replaceAll('_', '')) / 1000;
    expect(seconds(/keepalive (\d+)s/, caddyfile)).toBeLessThan(kept);
    const looks = 2 * seconds(/health_interval (\d+)s/, caddyfile);
    expect(looks + seconds(/health_timeout (\d+)s/, caddyfile)).toBeLessThanOrEqual(pause);
    expect(caddyfile).toContain('health_uri /ready');
  });

  test('of HAProxy are shorter than the platform’s, and those of its looks than a pause', () => {
    const server = textOf('apps/platform/src/program/server.ts');
    const kept = seconds(/keepAliveMs = ([\d_]+);/, server.replaceAll('_', '')) / 1000;
    expect(seconds(/timeout http-keep-alive (\d+)s/, haproxy)).toBeLessThan(kept);
    expect(2 * seconds(/inter (\d+)s/, haproxy)).toBeLessThanOrEqual(pause);
    expect(haproxy).toContain('uri /ready ver HTTP/1.1 hdr Host localhost');
    expect(haproxy).toMatch(/retry-on conn-failure\n/);
  });

  test('of Patroni let a primary that was cut off step down before another one takes over', () => {
    const patroni = textOf('deploy/patroni.yml');
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
      seconds(new RegExp(`${name}: (\\d+)`), patroni),
    );
    expect(loop + 2 * retry).toBeLessThanOrEqual(ttl);
    expect(patroni).toContain('synchronous_mode: true');
    expect(patroni).toContain('synchronous_commit: "on"');
    expect(haproxyDatabase).toContain('on-marked-down shutdown-sessions');
  });

  test('for a stop are as long as a stop may take', () => {
    const [, needed] =
      /Give it (\d+) s before it is killed/.exec(textOf('docs/reliability.md')) ?? [];
    const given = [/TimeoutStopSec=(\d+)/, /stop_grace_period: (\d+)s/];
    const texts = [textOf('deploy/payfac@.service'), compose];
    expect(given.map((pattern, place) => seconds(pattern, texts[place]))).toEqual([
      Number(needed),
      Number(needed),
    ]);
  });
});
