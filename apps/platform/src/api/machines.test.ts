import type { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { isMoved, type MachineTrial, prepareMachines } from '../../test/machine-trial.ts';
import { machines, shownState } from '../../test/machines/index.ts';
import { useInjectedApi } from '../../test/use.ts';
import { createWrittenProbe } from '../../test/written.ts';

/*
 * Every state and every command of every machine: a legal one ends where the documents say, an illegal
 * one answers 409 and writes nothing.
 */

const api = useInjectedApi();

let trial: MachineTrial;
let written: (pool: Pool) => Promise<string>;

beforeAll(async () => {
  trial = await prepareMachines(api);
  written = await createWrittenProbe(api.open.pool);
});

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  const { states, commands, moves, gone = [] } = machine;
  test.each(Object.keys(states))('%s', async (state) => {
    for (const [name, command] of Object.entries(commands)) {
      await api.rewound(async (pool) => {
        await pool.query(trial.putting(machine, state));
        const begun = await trial.stateOf(pool, machine);
        const before = await written(pool);
        const answer = await trial.give(command);
        const after = await trial.stateOf(pool, machine);
        const to = moves[`${state} ${name}`];
        const said = `${name}: ${answer.status} ${JSON.stringify(answer.body)}`.slice(0, 200);
        if (to !== undefined) {
          expect([isMoved(command, answer), after], said).toEqual([true, shownState(to)]);
          return;
        }
        const refusal = gone.includes(state) ? 404 : 409;
        expect(isMoved(command, answer), said).toBe(false);
        expect(answer.status, said).toBe(command.isBulk ? 200 : refusal);
        expect([after, await written(pool)], said).toEqual([begun, before]);
      });
    }
  });
});
