import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { directives } from '../../kernel/watch/catalog.ts';
import { count } from '../../kernel/watch/metrics.ts';
import { callerAddress } from '../caller-address.ts';

/** The path where browsers report content-security violations, on every host. */
export const reportsPath = '/content-security-reports';

const maximumReportBytes = 16 * 1024;
/**
 * How many reports per minute of one kind from one address are processed; a page that breaks its policy reports only a
 * few.
 */
const reportsAMinute = 5;
const minuteMs = 60_000;
const longestText = 500;
const keptReports = 50;
/** Of these, those from one address: a flood pushes out its own. */
const keptOfOne = 5;
/** The most kinds of reports per minute; further ones are only counted. */
const mostKinds = 10_000;

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'script-sample': z.optional(z.string()),
  }),
});

export interface Violation {
  /** The page's origin and the start of its path, since the full path may be a secret. */
  readonly page: string;
  readonly directive: (typeof directives)[number];
  readonly blocked: string;
  readonly sample: string;
}

/** A payment page on the host that received the report. */
export interface ViolatedPage {
  readonly host: string;
  readonly sessionId: string;
}

const short = (text: string): string => text.slice(0, longestText);

/** An address without parts that may be secret or personal: its origin and the first segment of its path. */
function shortened(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return short(address.split(/[?#:,]/, 1)[0] ?? '');
  const { origin, pathname } = new URL(address);
  const [, first = ''] = pathname.split('/');
  return short(`${origin}/${first}`);
}

/** The payment page that a report names, if it is on the host that received the report. */
function paymentPageOf(address: string, host: string | undefined): ViolatedPage | undefined {
  if (host === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const sessionId = /^\/pay\/(hps_\w+)(?:\/|$)/.exec(url.pathname)?.[1];
  return sessionId !== undefined && url.host === host ? { host, sessionId } : undefined;
}

function readReport(text: string) {
  const parsed = reportSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data['csp-report'] : {};
}

function violationOf(report: ReturnType<typeof readReport>): Violation {
  const named = report['effective-directive'] ?? report['violated-directive'];
  return {
    page: shortened(report['document-uri'] ?? 'unknown'),
    // Only existing directives, so that nobody can invent new kinds.
    directive: directives.find((directive) => directive === named) ?? 'other',
    blocked: shortened(report['blocked-uri'] ?? 'unknown'),
    sample: short(report['script-sample'] ?? ''),
  };
}

/** The sender. The holder of an IPv6 address has very many of them, so their network counts. */
function senderOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after = ''] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  const ends = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - ends.length) }, () => '0');
  return [...groups, ...zeros, ...ends].slice(0, 4).join(':');
}

/**
 * Counts violations and keeps the latest ones, for tests and debugging. A flood of one kind can't hide others, since
 * limits are by address and directive.
 * @param isReadable whether anyone may read the reports: in local environments.
 * @param onViolation called with each processed report.
 */
export function createViolationReports(
  isReadable: boolean,
  onViolation: (violation: Violation, page: ViolatedPage | undefined) => Promise<void>,
): Hono {
  const latest: { readonly sender: string; readonly violation: Violation }[] = [];
  let reported = 0;
  let minute = 0;
  const ofMinute = new Map<string, number>();

  /** Whether another report of this kind from this sender is processed in this minute. */
  function hasRoom(sender: string, { directive }: Violation): boolean {
    const now = Math.floor(Date.now() / minuteMs);
    if (now !== minute) {
      minute = now;
      ofMinute.clear();
    }
    const kind = `${sender} ${directive}`;
    const before = ofMinute.get(kind) ?? 0;
    if (before === 0 && ofMinute.size >= mostKinds) return false;
    ofMinute.set(kind, before + 1);
    return before < reportsAMinute;
  }

  function keep(sender: string, violation: Violation): void {
    latest.push({ sender, violation });
    const own = latest.filter((one) => one.sender === sender);
    const [oldest] = own.length > keptOfOne ? own : latest;
    if (oldest && (own.length > keptOfOne || latest.length > keptReports)) {
      latest.splice(latest.indexOf(oldest), 1);
    }
  }

  const routes = new Hono();

  routes.post(reportsPath, bodyLimit({ maxSize: maximumReportBytes }), async (c) => {
    let report: ReturnType<typeof readReport>;
    try {
      report = readReport(await c.req.text());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return c.body(null, 400);
    }
    const violation = violationOf(report);
    reported += 1;
    count('payfac_content_security_violations_total', { directive: violation.directive });
    const sender = senderOf(callerAddress(c) ?? '');
    if (!hasRoom(sender, violation)) {
      return c.body(null, 429, { 'retry-after': '60' });
    }
    keep(sender, violation);
    await onViolation(violation, paymentPageOf(report['document-uri'] ?? '', c.req.header('host')));
    return c.body(null, 204);
  });
  if (isReadable) {
    const shown = () => latest.map(({ violation }) => violation);
    routes.get(reportsPath, (c) => c.json({ count: reported, latest: shown() }));
  }
  return routes;
}
