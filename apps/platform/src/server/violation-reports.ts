import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';

/** Where browsers report violations of a content-security policy, on every host. */
export const reportsPath = '/content-security-reports';

const maximumReportBytes = 16 * 1024;
/** Of everybody, in a minute; a page that breaks its policy says so in a few. */
const reportsAMinute = 60;
const minuteMs = 60_000;
const longestText = 500;
const keptReports = 50;

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
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly sample: string;
}

export interface ViolationReports {
  readonly routes: Hono;
  /** Since the start. */
  count(): number;
}

const short = (text: string): string => text.slice(0, longestText);

/** A page's address without its query, which may hold what a person searched for. */
const withoutQuery = (address: string): string => short(address.split(/[?#]/, 1)[0] ?? '');

function violationOf(text: string): Violation {
  const parsed = reportSchema.safeParse(JSON.parse(text));
  const report = parsed.success ? parsed.data['csp-report'] : {};
  return {
    page: withoutQuery(report['document-uri'] ?? 'unknown'),
    directive: short(report['effective-directive'] ?? report['violated-directive'] ?? 'unknown'),
    blocked: withoutQuery(report['blocked-uri'] ?? 'unknown'),
    sample: short(report['script-sample'] ?? ''),
  };
}

/**
 * Counts violations and keeps the latest, for tests and whoever looks for a cause.
 * @param isReadable whether anyone may read them back: in local environments.
 */
export function createViolationReports(
  isReadable: boolean,
  onViolation: (violation: Violation) => void,
): ViolationReports {
  const latest: Violation[] = [];
  let count = 0;
  let minute = 0;
  let inMinute = 0;

  /** Whether there is room for one more in this minute. */
  function hasRoom(): boolean {
    const now = Math.floor(Date.now() / minuteMs);
    if (now !== minute) [minute, inMinute] = [now, 0];
    inMinute += 1;
    return inMinute <= reportsAMinute;
  }

  const routes = new Hono();

  routes.post(reportsPath, bodyLimit({ maxSize: maximumReportBytes }), async (c) => {
    if (!hasRoom()) return c.body(null, 429, { 'retry-after': '60' });
    const text = await c.req.text();
    try {
      const violation = violationOf(text);
      count += 1;
      latest.push(violation);
      if (latest.length > keptReports) latest.shift();
      onViolation(violation);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return c.body(null, 400);
    }
    return c.body(null, 204);
  });
  if (isReadable) routes.get(reportsPath, (c) => c.json({ count, latest }));
  return { routes, count: () => count };
}
