import { answerIn } from '../../apps/platform/test/schedules/attempts.ts';
import { type ApiResponse, type Call, sendTo } from '../../bench/src/measure/platform-session.ts';
import { agent } from '../prove-kill/sales.ts';
import type { Command } from './commands.ts';
import type { Target } from './places.ts';
import type { World } from './world.ts';

/** Statuses that an authorized client never gets. */
const broken: ReadonlySet<number> = new Set([401, 403, 422, 429]);

const requireWhole = ({ kind, path }: Command, { status, body }: ApiResponse): void => {
  if (broken.has(status)) throw new ProofBroken(`${kind} ${path} returned ${status} ${body}`);
};

/** The proof made a request that it isn't authorized for. */
export class ProofBroken extends Error {
  override readonly name = 'ProofBroken';
}

function textIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Submits the form, and reads the outcome. */
async function pay(port: number, command: Command): Promise<ApiResponse | undefined> {
  const host = `pay.harbor.localhost:${port}`;
  const form = (call: Call) => sendTo(port, { ...call, host }, agent);
  const posted = await form({
    method: 'POST',
    path: command.path,
    text: new URLSearchParams(command.form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` },
  });
  if (posted.status !== 303) return posted.status >= 500 ? undefined : posted;
  const to = String(posted.headers['location']);
  const outcome = await form({ method: 'GET', path: to });
  if (outcome.status === 303) return { ...outcome, status: 402 };
  return outcome.status === 200 ? outcome : undefined;
}

/** Sends a command to a platform and records the response. @returns whether it was definite. */
export async function send(world: World, { port }: Target, command: Command): Promise<boolean> {
  if (command.kind === 'hosted') {
    const response = await pay(port, command);
    if (!response) return false;
    const { status } = response;
    command.answers.push({ status, code: undefined, message: '', transactionId: undefined });
    return true;
  }
  const isForStaff = command.kind === 'payout' || command.kind === 'release';
  const { authorization } = isForStaff ? world.admin : world.manager;
  const response = await sendTo(
    port,
    {
      method: 'POST',
      path: new URL(command.path).pathname,
      body: command.body,
      headers: { authorization, 'idempotency-key': command.key },
    },
    agent,
  );
  requireWhole(command, response);
  const answer = answerIn(response.status, textIn(response.body));
  if (answer) command.answers.push(answer);
  return answer !== undefined;
}
