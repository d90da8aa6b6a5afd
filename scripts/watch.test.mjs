// Holds what watches the platform, in deploy/, against what the platform tells.
import { existsSync, readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalog, routes } from '../apps/platform/src/kernel/watch/catalog.ts';
import {
  count,
  countInto,
  nameRoutes,
  observe,
  readFrom,
  reading,
} from '../apps/platform/src/kernel/watch/metrics.ts';
import { openMetrics } from '../apps/platform/src/kernel/watch/open-telemetry.ts';

const root = new URL('../', import.meta.url);
const textOf = (path) => readFileSync(new URL(path, root), 'utf8');
const rules = parse(textOf('deploy/alerts.yaml')).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(textOf('deploy/grafana/payfac.json'));
const prometheus = parse(textOf('deploy/prometheus.yml'));
const compose = parse(textOf('deploy/compose.yaml'), { merge: true });

/** Labels that Prometheus adds, and what it tells of itself. */
const added = ['job', 'instance'];
const own = { up: {} };

/** Everything that can be told, told once with each value of each label, and read as Prometheus reads it. */
const exposed = new Map();
beforeAll(async () => {
  const open = openMetrics();
  countInto(open.sink);
  nameRoutes(['/a-route']);
  const readings = [];
  for (const [name, { kind, labels }] of Object.entries(catalog)) {
    const lists = Object.values(labels).map((list) => (list === routes ? ['/a-route'] : list));
    const most = Math.max(1, ...lists.map((list) => list.length));
    for (let place = 0; place < most; place += 1) {
      const values = lists.map((list) => list[place % list.length]);
      const given = Object.fromEntries(Object.keys(labels).map((label, at) => [label, values[at]]));
      if (kind === 'counter') count(name, given);
      else if (kind === 'histogram') observe(name, given, 1);
      else readings.push(reading(name, given, 1));
    }
  }
  const stop = readFrom(() => readings);
  const text = await open.text();
  stop();
  countInto(undefined);
  await open.close();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const known = exposed.get(name) ?? {};
    for (const [, label, value] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known[label] = (known[label] ?? new Set()).add(value);
    }
    exposed.set(name, known);
  }
});

/**
 * What a query names: metrics with their matchers, and labels that it groups by.
 * @returns {{ errors: string[], selectors: { name: string, matchers: { label: string, op: string, value: string }[] }[], grouped: string[] }}
 */
function read(expr) {
  /** @type {string[]} */
  const errors = [];
  /** @type {{ name: string, matchers: { label: string, op: string, value: string }[] }[]} */
  const selectors = [];
  /** @type {string[]} */
  const grouped = [];
  parser.parse(expr).iterate({
    enter: (node) => {
      const text = (one) => expr.slice(one.from, one.to);
      if (node.type.isError) errors.push(text(node));
      if (node.name === 'GroupingLabels') {
        for (const label of node.node.getChildren('LabelName')) grouped.push(text(label));
      }
      if (node.name === 'VectorSelector') {
        const name = node.node.getChild('Identifier');
        const matchers = node.node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher');
        selectors.push({
          name: name && text(name),
          matchers: (matchers ?? []).map((one) => ({
            label: text(one.getChild('LabelName')),
            op: text(one.getChild('MatchOp')),
            value: text(one.getChild('StringLiteral')).slice(1, -1),
          })),
        });
      }
    },
  });
  return { errors, selectors, grouped };
}

/** What is wrong with a query; nothing, when each name, label and value in it is told. */
function problemsOf(expr) {
  const { errors, selectors, grouped } = read(expr);
  const problems = errors.map((text) => `not a query at “${text}”`);
  if (selectors.length === 0) problems.push('names nothing');
  const labels = new Set(added);
  for (const { name, matchers } of selectors) {
    const known = exposed.get(name) ?? own[name];
    if (!known) problems.push(`${name} is not told`);
    for (const label of Object.keys(known ?? {})) labels.add(label);
    for (const { label, op, value } of matchers) {
      const values = known?.[label];
      if (added.includes(label)) continue;
      const isMatched = (one) =>
        op === '=' ? one === value : new RegExp(`^(?:${value})$`).test(one);
      if (!values) problems.push(`${name} has no label ${label}`);
      else if (![...values].some(isMatched)) problems.push(`${name} has no ${label} ${value}`);
    }
  }
  for (const label of grouped) {
    if (!labels.has(label)) problems.push(`groups by ${label}, which is no label`);
  }
  return problems;
}

const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
);

describe('a query', () => {
  test.each(rules)('of the alert $alert asks for what is told', ({ expr, annotations }) => {
    expect(problemsOf(expr)).toEqual([]);
    const { grouped, selectors } = read(expr);
    const kept = [
      ...grouped,
      ...added,
      ...selectors.flatMap(({ matchers }) => matchers.map(({ label }) => label)),
    ];
    for (const [, label] of annotations.summary.matchAll(/\$labels\.(\w+)/g)) {
      expect(kept).toContain(label);
    }
  });

  test.each(shown)('of the panel $title asks for what is told', ({ expr, legendFormat }) => {
    expect(problemsOf(expr)).toEqual([]);
    for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
      const { grouped } = read(expr);
      const isKept = grouped.includes(label) || (grouped.length === 0 && label === 'instance');
      expect(isKept, `${label} of ${expr}`).toBe(true);
    }
  });

  test('that asks for something else is seen', () => {
    expect(problemsOf('sum(payfac_nothing)')).toEqual(['payfac_nothing is not told']);
    expect(problemsOf('sum by (brand) (payfac_alerts_open{severity="dire"})')).toEqual([
      'payfac_alerts_open has no severity dire',
      'groups by brand, which is no label',
    ]);
    expect(problemsOf('sum(payfac_alerts_open')).not.toEqual([]);
  });
});

test('a label is none of those that Prometheus sets itself', () => {
  for (const [name, { labels }] of Object.entries(catalog)) {
    expect(
      Object.keys(labels).filter((label) => [...added, 'le'].includes(label)),
      name,
    ).toEqual([]);
  }
});

test('every metric is on the dashboard or in an alert', () => {
  const asked = new Set(
    [...rules, ...shown]
      .flatMap(({ expr }) => read(expr).selectors)
      .map(({ name }) => name?.replace(/_(?:bucket|count|sum)$/, '')),
  );
  const rarely = [
    'payfac_reads_admitted_total',
    'payfac_reads_refused_total',
    'payfac_reads_waited_seconds_total',
    'payfac_job_items_total',
    'payfac_jobs_waiting',
    'process_start_time_seconds',
  ];
  expect(Object.keys(catalog).filter((name) => !asked.has(name))).toEqual(
    rarely.toSorted((a, b) => Object.keys(catalog).indexOf(a) - Object.keys(catalog).indexOf(b)),
  );
});

test('every alert wakes somebody or waits, and docs/operate.md says what to do, of no other', () => {
  const page = textOf('docs/operate.md');
  const [, part = ''] = page.split(/^## Alerts$/m);
  const rows = part
    .split(/^## /m)[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const told = rows.map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  expect(told.map(([name]) => name.replaceAll('`', ''))).toEqual(rules.map(({ alert }) => alert));
  for (const cells of told) {
    expect(cells).toHaveLength(4);
    for (const cell of cells) expect(cell.length, cells[0]).toBeGreaterThan(8);
  }
  for (const { labels } of rules) expect(['page', 'ticket']).toContain(labels.severity);
});

test('Prometheus reads the rules, and asks each process where it tells', () => {
  expect(prometheus.rule_files).toEqual(['alerts.yaml']);
  const [{ static_configs: configs }] = prometheus.scrape_configs;
  const port = compose.services['platform-1'].environment.METRICS_ADDRESS.split(':')[1];
  const processes = Object.keys(compose.services).filter((name) => name.startsWith('platform-'));
  expect(configs.flatMap(({ targets }) => targets)).toEqual(
    processes.map((name) => `${name}:${port}`),
  );
  expect(textOf('deploy/Caddyfile')).not.toContain(port);
  for (const name of processes) expect(compose.services[name].ports).toBeUndefined();
});

test('what containers of the profile are given is there', () => {
  for (const name of ['prometheus', 'grafana']) {
    const { profiles, volumes } = compose.services[name];
    expect(profiles).toEqual(['watch']);
    const files = volumes.filter((one) => one.startsWith('./')).map((one) => one.split(':')[0]);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(existsSync(new URL(`deploy/${file}`, root)), file).toBe(true);
  }
});
