import * as testing from '../../packages/ui/src/testing/index.ts';

type DriverName = Extract<keyof typeof testing, `${string}Driver`>;

const exported = new Map<string, unknown>(Object.entries(testing));

interface DriverProps {
  /** Name exported by `@payfac/ui/testing`. */
  readonly name: DriverName;
}

/** Members of a driver. Drivers look nothing up until used, so one can be created anywhere. */
function membersOf(name: DriverName): string[] {
  const driver = exported.get(name);
  if (typeof driver !== 'function') return [];
  const made: object = Reflect.apply(driver, undefined, [{ person: undefined }, '']);
  return Object.keys(made);
}

/** A test driver with all its members; the page shows an example below. */
export function Driver({ name }: DriverProps) {
  return (
    <p>
      <code>{name}</code> from <code>@payfac/ui/testing</code>, or from{' '}
      <code>@payfac/ui/testing/playwright</code>, finds the component as people do. Its members are{' '}
      {membersOf(name).map((member, index) => (
        <span key={member}>
          {index > 0 && ', '}
          <code>{member}</code>
        </span>
      ))}
      .
    </p>
  );
}
