import * as testing from '../../packages/ui/src/testing/index.ts';

type DriverName = Extract<keyof typeof testing, `${string}Driver`>;

const exported = new Map<string, unknown>(Object.entries(testing));

interface DriverProps {
  /** As `@payfac/ui/testing` exports it. */
  readonly name: DriverName;
}

/** What a driver can do. Drivers look for nothing before they are used, so one can be made anywhere. */
function membersOf(name: DriverName): string[] {
  const driver = exported.get(name);
  if (typeof driver !== 'function') return [];
  const made: object = Reflect.apply(driver, undefined, [{ person: undefined }, '']);
  return Object.keys(made);
}

/** A test driver with everything it can do; the page shows it at work below. */
export function Driver({ name }: DriverProps) {
  return (
    <p>
      <code>{name}</code> from <code>@payfac/ui/testing</code>, or from{' '}
      <code>@payfac/ui/testing/playwright</code>, finds the component the way people do, and has{' '}
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
