/*
 * Starts this process's clock at MOMENT, for tests whose results must not depend on the day. Loaded in a test's setup
 * file, so that a browser-like environment has it too.
 */
const shifted = Symbol.for('payfac.shifted-clock');

export function shiftClock(moment: string): void {
  const RealDate = Date;
  const offset = Date.parse(moment) - RealDate.now();
  Reflect.set(globalThis, shifted, true);
  Reflect.set(
    globalThis,
    'Date',
    new Proxy(RealDate, {
      construct: (target, args, asWhat) =>
        Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset] : args, asWhat),
      apply: () => new RealDate(RealDate.now() + offset).toString(),
      get: (target, name, receiver) =>
        name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name, receiver),
    }),
  );
}

const wanted = process.env['MOMENT'];
if (wanted !== undefined && !Reflect.has(globalThis, shifted)) shiftClock(wanted);
