/** `__Host-`: only over a secure connection (browsers treat *.localhost as secure), for this host, for every path. */
const signOnCookieName = '__Host-sign-on';

/** The same on the host of the hosted pages, for an applicant who continues an application there. */
const onboardingCookieName = '__Host-onboarding';

/** For a user who entered the right password and must show a second factor. */
const secondStepCookieName = '__Host-second-step';

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The Set-Cookie value of a sign-on. The cookie ends with the browser session. */
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

/** The sign-on's value from a Cookie header; undefined when it is missing. */
export const readSignOnCookie = (header: string | undefined): string | undefined =>
  readCookie(signOnCookieName, header);

export const readSecondStepCookie = (header: string | undefined): string | undefined =>
  readCookie(secondStepCookieName, header);

export const readOnboardingCookie = (header: string | undefined): string | undefined =>
  readCookie(onboardingCookieName, header);
