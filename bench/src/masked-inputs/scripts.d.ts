/** Finds the project's browser; a plain JavaScript script shared by all tests. */
declare module '*/scripts/ensure-chromium.mjs' {
  export function launchOptions(): { args: string[]; executablePath?: string };
}
