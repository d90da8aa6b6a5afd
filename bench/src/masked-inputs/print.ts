import type { RowOutcome } from './tables.ts';
import type { KeystrokeTiming } from './timing.ts';

const kinds = ['phone', 'currency', 'date'] as const;

/** Each row with a mark a contender, the counts, and what the others do instead. */
export function printTables(outcomes: readonly RowOutcome[], contenders: readonly string[]): void {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  console.log('\nKeystroke table, real keys in Chromium (✓ passed, · failed, – no such input)');
  for (const kind of kinds) {
    console.log(`\n  ${kind.padEnd(width)}  ${contenders.join('  ')}`);
    for (const { name, failures } of outcomes.filter((outcome) => outcome.kind === kind)) {
      const marks = contenders.map((contender) =>
        markOf(failures.get(contender)).padEnd(contender.length),
      );
      console.log(`  ${name.padEnd(width)}  ${marks.join('  ')}`);
    }
  }
  console.log('');
  for (const contender of contenders) {
    console.log(`  ${contender.padEnd(24)} ${passedOf(outcomes, contender)}`);
  }
  console.log('\nWhat failed');
  for (const { kind, name, failures } of outcomes) {
    for (const [contender, [first]] of failures) {
      if (first !== undefined) console.log(`  ${kind}, ${name}: ${contender} ${first}`);
    }
  }
}

function markOf(failures: readonly string[] | undefined): string {
  if (failures === undefined) return '–';
  return failures.length === 0 ? '✓' : '·';
}

function passedOf(outcomes: readonly RowOutcome[], contender: string): string {
  const played = outcomes.filter(({ failures }) => failures.has(contender));
  const passed = played.filter(({ failures }) => failures.get(contender)?.length === 0);
  return `${passed.length} of ${played.length} rows`;
}

export function printKeystrokes(title: string, timings: readonly KeystrokeTiming[]): void {
  console.log(`\n${title}`);
  for (const measure of ['script', 'task'] as const) {
    const meaning = measure === 'script' ? 'script' : 'main thread, script to paint';
    console.log(`\nMilliseconds a keystroke (${meaning}); multiple of a bare and of a held input`);
    console.log(`  ${''.padEnd(24)}${kinds.map((kind) => kind.padStart(24)).join('')}`);
    for (const contender of new Set(timings.map((timing) => timing.contender))) {
      const cells = kinds.map((kind) => {
        const own = costOf(timings, contender, kind, measure);
        if (Number.isNaN(own)) return '–'.padStart(24);
        const bare = own / costOf(timings, 'bare input', kind, measure);
        const held = own / costOf(timings, 'controlled React input', kind, measure);
        return `${own.toFixed(3)} ${bare.toFixed(2)}x ${held.toFixed(2)}x`.padStart(24);
      });
      console.log(`  ${contender.padEnd(24)}${cells.join('')}`);
    }
  }
}

function costOf(
  timings: readonly KeystrokeTiming[],
  contender: string,
  kind: string,
  measure: 'script' | 'task',
): number {
  const timing = timings.find((each) => each.contender === contender && each.kind === kind);
  return timing?.[measure] ?? Number.NaN;
}
