/** `__Host-`: only over a secure connection (browsers count *.localhost as one), for this host, for every path. */
const signOnCookieName = '__Host-sign-on';

/** The same on the host of hosted pages, for somebody who goes on with an application there. */
const onboardingCookieName = '__Host-onboarding';

/** For whoever gave the right password and has to show a second factor. */
const secondStepCookieName = '__Host-second-step';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The Set-Cookie header's value for a sign-on. It ends with the browser's session. */
export const signOnCookie = (value: string): string =>
  `${signOnCookieName}=${value}; ${attributes}`;

export const clearedSignOnCookie = `${signOnCookieName}=; Max-Age=0; ${attributes}`;

export const secondStepCookie = (value: string): string =>
  `${secondStepCookieName}=${value}; ${attributes}`;

export const clearedSecondStepCookie = `${secondStepCookieName}=; Max-Age=0; ${attributes}`;

export const onboardingCookie = (value: string): string =>
  `${onboardingCookieName}=${value}; ${attributes}`;

function readCookie(wanted: string, header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === wanted && value) return value;
  }
  return undefined;
}

/** The sign-on's value out of a Cookie header; undefined when it is not there. */
export const readSignOnCookie = (header: string | undefined): string | undefined =>
  readCookie(signOnCookieName, header);

export const readSecondStepCookie = (header: string | undefined): string | undefined =>
  readCookie(secondStepCookieName, header);

export const readOnboardingCookie = (header: string | undefined): string | undefined =>
  readCookie(onboardingCookieName, header);
