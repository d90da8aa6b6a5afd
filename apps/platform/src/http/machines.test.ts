import { beforeAll, describe, expect, test } from 'vitest';
import { isMoved, type MachineTrial, prepareMachines } from '../../test/machine-trial.ts';
import { type Command, type Machine, machines, shownState } from '../../test/machines/index.ts';
import { useInjectedApi } from '../../test/use.ts';
import { createWrittenProbe, triedToWrite, type WrittenProbe } from '../../test/written.ts';

/*
 * Tries every command in every state of every machine: a legal one leads to the required state, an illegal one returns
 * 409 and writes nothing.
 */

const api = useInjectedApi();

let trial: MachineTrial;
let written: WrittenProbe;

beforeAll(async () => {
  trial = await prepareMachines(api);
  written = await createWrittenProbe(api.open.pool);
});

interface Try {
  readonly machine: Machine;
  readonly state: string;
  readonly name: string;
  readonly command: Command;
}

/** Runs a command in a state and checks the result. @returns whether the probe found nothing written. */
const judge = ({ machine, state, name, command }: Try, probe: WrittenProbe): Promise<boolean> =>
  api.rewound(async (pool) => {
    await pool.query(trial.putting(machine, state));
    const begun = await trial.stateOf(pool, machine);
    const before = await probe(pool);
    const response = await trial.give(command);
    const after = await trial.stateOf(pool, machine);
    const to = machine.moves[`${state} ${name}`];
    const said = `${name}: ${response.status} ${JSON.stringify(response.body)}`.slice(0, 200);
    if (to !== undefined) {
      expect([isMoved(command, response), after], said).toEqual([true, shownState(to)]);
      return true;
    }
    const refusal = machine.gone?.includes(state) ? 404 : 409;
    expect(isMoved(command, response), said).toBe(false);
    expect(response.status, said).toBe(command.isBulk ? 200 : refusal);
    expect(after, said).toEqual(begun);
    return (await probe(pool)) === before;
  });

describe.each(machines.map((machine) => [machine.name, machine] as const))('%s', (_, machine) => {
  test.each(Object.keys(machine.states))('%s [MONEY-10]', async (state) => {
    for (const [name, command] of Object.entries(machine.commands)) {
      const one = { machine, state, name, command };
      // Writes may have been rolled back, so the second probe looks at every table.
      const isNothing = (await judge(one, triedToWrite)) || (await judge(one, written));
      expect(isNothing, `${name} of ${state} writes nothing`).toBe(true);
    }
  });
});
