import { ofApp } from '../state/app.ts';

/** The tab's bearer token. It lives in the app's memory and nowhere else. */
const held = ofApp((): { token: string | undefined } => ({ token: undefined }));

export const getToken = (): string | undefined => held().token;
export const setToken = (value: string | undefined): void => {
  held().token = value;
};
