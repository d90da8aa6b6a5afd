import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { createAppFiles } from '../../src/hosted/assets/app-files.ts';
import { createFrame } from '../../src/hosted/frame/frame.ts';
import { createPay } from '../../src/hosted/pay/routes.ts';
import { runDueWork } from '../../src/program/run-due.ts';
import type { Attempt } from './attempts.ts';
import type { GatedProcess } from './process.ts';

/* A payer on a hosted page, who resends the form until the page shows the outcome. */

const host = 'pay.harbor.localhost';
const connection = { incoming: { socket: {} } };

/** A process's hosted pages. */
export async function pagesOf(
  { services, problems }: GatedProcess,
  appFolder: string,
): Promise<Hono> {
  const options = { ...services, runDueWork, appFolder };
  const frame = await createFrame(options, createAppFiles(appFolder));
  return createPay(options, frame, undefined).onError((problem, c) => {
    problems.push(problem);
    return c.text('', 500);
  });
}

/** @param cents the page's amount. @param token of a card; none for a bank debit. */
export function newPayer(sessionId: string, cents: number, token: string | undefined): Attempt {
  const key = randomBytes(32).toString('base64url');
  const means = token
    ? { method: 'creditCard', cardHolderName: 'Grace Murray', token }
    : {
        method: 'eCheck',
        accountHolderName: 'Grace Murray',
        routingNumber: '110000000',
        accountNumber: '000123456789',
      };
  const body = { attempt: key, shown: String(cents), step: 'pay', ...means };
  return { name: 'page', path: `/pay/${sessionId}`, body, key, answers: [] };
}

const textOf = (html: string): string =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** An attempt's page, which may ask to be reloaded. */
async function look(pages: Hono, address: string): Promise<{ status: number; text: string }> {
  const shown = await pages.request(address, { headers: { host } }, connection);
  const next = shown.headers.get('location');
  if (shown.status === 303 && next) return look(pages, `http://${host}${next}`);
  return { status: shown.status, text: textOf(await shown.text()) };
}

const refused = 'REFUSED';

/** The form was refused before anything began, so it may be sent again. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 402;

/** Sends the form to a process's pages. @returns whether the page showed the outcome. */
export async function pay(
  pages: Hono,
  { open }: GatedProcess,
  { path, body, key, answers }: Attempt,
): Promise<boolean> {
  const form = new URLSearchParams({ ...Object(body) }).toString();
  const headers = {
    host,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(form)),
  };
  const request = { method: 'POST', headers, body: form };
  const posted = await pages.request(`http://${host}${path}`, request, connection);
  const to = posted.headers.get('location');
  const { status, text } =
    posted.status === 303 && to
      ? await look(pages, `http://${host}${to}`)
      : { status: posted.status, text: textOf(await posted.text()) };
  if (status >= 500 || status === 202) return false;
  const isRefused = isRefusal(status);
  // A decided outcome doesn't change, even if another payer has paid since.
  if (isRefused && answers.length > 0) return true;
  // The attempt may have begun since, when another payer's claim was released.
  if (answers[0]?.code === refused) answers.pop();
  const { rows } = await open.pool.query<{ transaction_id: string | null }>(
    'select transaction_id from hosted_payments where attempt_id = $1',
    [key],
  );
  const code = isRefused ? refused : undefined;
  answers.push({
    status,
    code,
    message: text,
    transactionId: rows[0]?.transaction_id ?? undefined,
  });
  return true;
}
