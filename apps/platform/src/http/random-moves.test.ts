import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { figure } from '../../../../scripts/testing/figure.ts';
import { isMoved, type MachineTrial, prepareMachines } from '../../test/machine-trial.ts';
import { machines, shownState } from '../../test/machines/index.ts';
import { useInjectedApi } from '../../test/use.ts';
import { createRandom } from '../program/seed/random.ts';

/*
 * Runs random commands on records of every kind, and compares each with the requirements. Card payments, where amounts
 * matter as well, have their own model (`areas/transactions/random-commands.test.ts`).
 */

const api = useInjectedApi();

/** Total number of sequences; `npm run prove` uses 10,000. */
const sequences = Number(process.env['COMMAND_SEQUENCES'] ?? 150);
const longest = 7;

let trial: MachineTrial;
const disagreements: string[] = [];

beforeAll(async () => {
  trial = await prepareMachines(api);
});

async function runSequence(pool: Pool, number: number): Promise<void> {
  const random = createRandom(`moves ${number}`);
  const machine = random.pick(machines);
  let state = random.pick(Object.keys(machine.states));
  await pool.query(trial.putting(machine, state));
  const said = [`${number}: ${machine.name} ${state}`];
  for (let step = 0; step < random.int(1, longest); step += 1) {
    const name = random.pick(Object.keys(machine.commands));
    const command = machine.commands[name];
    if (!command) return;
    const to = machine.moves[`${state} ${name}`];
    const before = await trial.stateOf(pool, machine);
    const response = await trial.give(command);
    const after = await trial.stateOf(pool, machine);
    said.push(`${name} ${response.status} ${after}`);
    const isRight = after === (to === undefined ? before : shownState(to));
    if (isMoved(command, response) !== (to !== undefined) || !isRight || response.status >= 500) {
      disagreements.push(`${said.join(', ')}: expected ${to ?? 'a refusal'}`);
      return;
    }
    if (to === undefined) continue;
    state = to;
    if (state === 'gone') return;
  }
}

test(
  `${sequences} random sequences of moves end as required`,
  async () => {
    for (let number = 0; number < sequences; number += 1) {
      await api.rewound((pool) => runSequence(pool, number));
    }
    figure('state-machines', { tried: sequences, wrong: disagreements.length, seed: 'moves' });
    expect(disagreements).toEqual([]);
  },
  Math.max(1_800_000, sequences * 1_000),
);
