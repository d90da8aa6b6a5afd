/** The tab's bearer token. It lives in this module's memory and nowhere else. */
let token: string | undefined;

export const getToken = (): string | undefined => token;
export const setToken = (value: string | undefined): void => {
  token = value;
};
