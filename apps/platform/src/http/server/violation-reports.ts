import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
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
/** How many kinds of reports are tracked per minute; reports beyond that are only counted. */
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
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

/** A payment page on the host that received the report. */
export interface ViolatedPage {
  readonly host: string;
  readonly sessionId: string;
}

export interface ViolationReports {
  readonly routes: Hono;
  /** Reports by directive since the start, including those over the limit. */
  counts(): ReadonlyMap<string, number>;
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
  return {
    page: shortened(report['document-uri'] ?? 'unknown'),
    directive: short(report['effective-directive'] ?? report['violated-directive'] ?? 'unknown'),
    blocked: shortened(report['blocked-uri'] ?? 'unknown'),
    sample: short(report['script-sample'] ?? ''),
  };
}

/** The known directives, so that forged reports don't create metrics series of their own. */
const directives =
  /^(?:[a-z]+-)+(?:src|elem|attr|uri|action|ancestors|types(?:-for)?|for)$|^sandbox$/;
const mostDirectives = 40;

/**
 * Counts violations and keeps the latest ones, for tests and debugging. A flood of one kind can't hide others, since
 * limits are by address and directive.
 * @param isReadable whether anyone may read the reports: in local environments.
 * @param onViolation called with each processed report.
 */
export function createViolationReports(
  isReadable: boolean,
  onViolation: (violation: Violation, page: ViolatedPage | undefined) => Promise<void>,
): ViolationReports {
  const latest: Violation[] = [];
  const counts = new Map<string, number>();
  let minute = 0;
  const ofMinute = new Map<string, number>();

  function count({ directive }: Violation): void {
    const isKnown = counts.has(directive);
    const isNew = directives.test(directive) && counts.size < mostDirectives;
    const name = isKnown || isNew ? directive : 'other';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** Whether one more report of this kind from this address is processed in this minute. */
  function hasRoom(address: string, { directive }: Violation): boolean {
    const now = Math.floor(Date.now() / minuteMs);
    if (now !== minute) {
      minute = now;
      ofMinute.clear();
    }
    const kind = `${address} ${directive}`;
    const before = ofMinute.get(kind) ?? 0;
    if (before === 0 && ofMinute.size >= mostKinds) return false;
    ofMinute.set(kind, before + 1);
    return before < reportsAMinute;
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
    count(violation);
    if (!hasRoom(callerAddress(c) ?? '', violation)) {
      return c.body(null, 429, { 'retry-after': '60' });
    }
    latest.push(violation);
    if (latest.length > keptReports) latest.shift();
    await onViolation(violation, paymentPageOf(report['document-uri'] ?? '', c.req.header('host')));
    return c.body(null, 204);
  });
  const sum = () => [...counts.values()].reduce((all, one) => all + one, 0);
  if (isReadable) routes.get(reportsPath, (c) => c.json({ count: sum(), latest }));
  return { routes, counts: () => counts };
}
