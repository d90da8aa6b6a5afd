/** Where the project's browser is; a script of plain JavaScript, shared by everything that tests. */
declare module '*/scripts/ensure-chromium.mjs' {
  export function launchOptions(): { args: string[]; executablePath?: string };
}
