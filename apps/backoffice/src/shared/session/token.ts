import { ofApp } from '../state/app.ts';

/** The tab's bearer token, which exists only in the app's memory. */
const held = ofApp((): { token: string | undefined } => ({ token: undefined }));

export const getToken = (): string | undefined => held().token;
export const setToken = (value: string | undefined): void => {
  held().token = value;
};
