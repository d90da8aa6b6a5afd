import { html } from 'hono/html';
import type { Brand } from '../../http/hosts/brands.ts';
import type { Asset } from '../assets/asset.ts';
import { alertIcon, eyeIcon } from '../icons.ts';
import type { Notice } from './notice.ts';

export interface LoginProblem {
  /** Undefined for what no single field is to blame for. */
  readonly field?: 'username' | 'password';
  readonly message: string;
}

export interface LoginPage {
  readonly brand: Brand;
  readonly notice: Notice | undefined;
  readonly problems: readonly LoginProblem[];
  readonly username: string;
  readonly returnPath: string;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Asset;
  readonly script: Asset;
}

const noticeBox = (notice: Notice | undefined) =>
  notice &&
  html`<div class="box info" role="status">
    <div>
      ${notice.title ? html`<strong>${notice.title}</strong>` : ''}
      <p>${notice.text}</p>
    </div>
  </div>`;

/** Takes the focus, so that it is read out and the next Tab leads into the form. */
const summary = (problems: readonly LoginProblem[]) =>
  problems.length > 0 &&
  html`<div class="box danger" role="alert" id="problems" tabindex="-1" autofocus>
    ${alertIcon}
    <ul>
      ${problems.map(({ field, message }) =>
        field ? html`<li><a href="#${field}">${message}</a></li>` : html`<li>${message}</li>`,
      )}
    </ul>
  </div>`;

function fieldState(problems: readonly LoginProblem[], name: LoginProblem['field']) {
  const message = problems.find(({ field }) => field === name)?.message;
  return {
    state: message ? 'error' : 'none',
    attributes: message ? html`aria-invalid="true" aria-describedby="${name}-message"` : '',
    message: message
      ? html`<p class="message" id="${name}-message">${alertIcon}<span>${message}</span></p>`
      : '',
  };
}

function form({ problems, username, returnPath }: LoginPage) {
  const name = fieldState(problems, 'username');
  const password = fieldState(problems, 'password');
  const isFirstVisit = problems.length === 0;
  return html`<form method="post" action="/payments/login" novalidate>
    <input type="hidden" name="return" value="${returnPath}" />
    <div class="field" data-state="${name.state}">
      <label for="username">Username</label>
      <div class="control">
        <input
          id="username"
          name="username"
          value="${username}"
          autocomplete="username"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          maxlength="200"
          required
          ${isFirstVisit ? 'autofocus' : ''}
          ${name.attributes}
        />
      </div>
      ${name.message}
    </div>
    <div class="field" data-state="${password.state}">
      <label for="password">Password</label>
      <div class="control">
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="200"
          required
          ${password.attributes}
        />
        <button type="button" class="reveal" aria-label="Show password" aria-controls="password" hidden>
          ${eyeIcon}
        </button>
      </div>
      ${password.message}
    </div>
    <button type="submit" class="submit">Sign in</button>
  </form>`;
}

export const loginPage = (page: LoginPage) => html`<!doctype html>
<html lang="en" data-mode="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>
      ${page.problems.length > 0 ? 'Error: ' : ''}Sign in · ${page.brand.title}
    </title>
    ${page.brandStylesheet ? html`<link rel="stylesheet" href="${page.brandStylesheet}" />` : ''}
    <link rel="stylesheet" href="${page.stylesheet.path}" />
    <script src="/boot.js"></script>
    <script src="${page.script.path}" integrity="${page.script.integrity}" defer></script>
  </head>
  <body>
    <div class="page">
      <header>
        <span class="mark" aria-hidden="true">${page.brand.name.slice(0, 1)}</span>
        <span>${page.brand.name}</span>
      </header>
      <main>
        <h1>Sign in to ${page.brand.title}</h1>
        ${noticeBox(page.notice) ?? ''} ${summary(page.problems) || ''} ${form(page)}
        <p class="help">
          Can't sign in? Ask your administrator to unlock your account or reset your password.
        </p>
      </main>
      <footer>© ${page.brand.name}</footer>
    </div>
  </body>
</html>`;
