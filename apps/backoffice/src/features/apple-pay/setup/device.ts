import * as z from 'zod/mini';

/** What Safari on an Apple device has. */
const applePaySession = z.object({
  canMakePayments: z.custom<() => unknown>((value) => typeof value === 'function'),
});

/** Whether this browser could pay by Apple Pay: an Apple device with Safari. */
export function hasApplePay(scope: object = globalThis): boolean {
  const found = applePaySession.safeParse(Reflect.get(scope, 'ApplePaySession'));
  if (!found.success) return false;
  try {
    return (
      Reflect.apply(found.data.canMakePayments, Reflect.get(scope, 'ApplePaySession'), []) === true
    );
  } catch {
    // Safari refuses the question on pages that aren't secure.
    return false;
  }
}
