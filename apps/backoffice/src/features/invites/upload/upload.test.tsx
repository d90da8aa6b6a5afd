import { invites as area } from '@payfac/api/contract/invites';
import { products } from '@payfac/api/contract/products';
import { failure, fixtures, type Override } from '@payfac/api/testing';
import type { FailedUploadRow } from '@payfac/domain/invites';
import { installValidationMessages } from '@payfac/domain/validation';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { useNodeFiles } from '../../../shared/testing/node-files.ts';
import { change, nothing, type Order } from './state.ts';
import { Upload as UploadPart } from './upload.tsx';

const areas = { invites: area, products };

beforeAll(installValidationMessages);
useNodeFiles();
const forTidewater: Order = { ...nothing.order, spProductId: 'spp_tidewater' };

/** The lines of each upload, without its header. */
let uploads: string[][] = [];

/** A platform that refuses some rows, by address. */
const platform =
  (
    refused: Readonly<Record<string, FailedUploadRow['errorDetails']>> = {},
  ): Override<typeof area.upload> =>
  async ({ body }) => {
    const [, ...lines] = (await body.file.text()).trim().split('\r\n');
    uploads.push(lines);
    const failed = lines.flatMap((line, index) => {
      const [name = '', email = ''] = line.split(',');
      const errorDetails = refused[email];
      return errorDetails ? [{ rowNumber: index + 2, name, email, errorDetails }] : [];
    });
    const made = lines.length - failed.length;
    const results = Array.from({ length: made }, () => fixtures.invites.create);
    return {
      succeeded: { count: made, results },
      failed: { count: failed.length, results: failed },
    };
  };

type Upload = Override<typeof area.upload>;

/** Selects a file on the page. */
async function choose(
  text: string,
  upload: Upload = platform(),
  { fileName = 'people.csv', order = forTidewater } = {},
) {
  uploads = [];
  const shown = renderScreen(<UploadPart />, { areas, responses: { invites: { upload } } });
  act(() => change({ order }));
  const input = await screen.findByLabelText(/^CSV file/);
  await shown.user.upload(input, new File([text], fileName, { type: 'text/csv' }));
  return shown;
}

async function open(
  text: string,
  ...how: [upload?: Upload, options?: Parameters<typeof choose>[2]]
) {
  const shown = await choose(text, ...how);
  await screen.findByRole('heading', { name: 'Rows' });
  return shown;
}

const csv = (...lines: readonly string[]) => ['name,email', ...lines].join('\n');
const people = (count: number) =>
  csv(...Array.from({ length: count }, (_, index) => `Person ${index},p${index}@mail.example`));
const rowNamed = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));
const cell = (number: number, label: string) =>
  rowNamed(number).getByLabelText(new RegExp(`^${label}`));
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const says = (text: string | RegExp) =>
  waitFor(() => expect(document.body.textContent).toMatch(text));

it('a hidden character in its name doesn’t change a file’s type', async () => {
  await choose(people(1), platform(), { fileName: 'people\u202Egpj.csv' });
  await screen.findByText('peoplegpj.csv');
});

async function send(user: Awaited<ReturnType<typeof open>>['user'], button: string) {
  await user.click(press(button));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: /^Create/ }));
}

describe('a file of invites', () => {
  it('is checked before anything is sent: every bad row by its number and reason', async () => {
    await open(
      csv(
        'Ada,ada@mail.example',
        ',nobody@mail.example',
        '=cmd|calc,formula@mail.example',
        'Leon,leon@',
        'Again,ADA@mail.example',
        'Sly\u202Exe,sly@mail.example',
        'Many,many@mail.example,more',
        '"Open,open@mail.example',
        '<img src=x onerror=alert(1)>,img@mail.example',
      ),
    );
    await says('2 rows ready');
    await says('7 need fixing');
    expect(rowNamed(3).getByText('Enter a name.')).toBeDefined();
    expect(rowNamed(4).getByText('Begin with a letter or a digit.')).toBeDefined();
    expect(rowNamed(5).getByText(/^Enter an email address/)).toBeDefined();
    expect(rowNamed(6).getByText('Row 2 has the same email.')).toBeDefined();
    expect(rowNamed(7).getByText('Remove hidden characters.')).toBeDefined();
    expect(rowNamed(8).getByText(/more cells than the heading/)).toBeDefined();
    expect(rowNamed(9).getByText(/quote is in the wrong place/)).toBeDefined();
    expect(uploads).toEqual([]);
  });

  it('shows what is written in it as text', async () => {
    const { user } = await open(csv('<img src=x onerror=alert(1)>,img@mail.example'));
    await user.click(screen.getByRole('radio', { name: 'Ready (1)' }));
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('that isn’t one is refused with a message', async () => {
    await choose('name,email\n');
    expect((await screen.findByRole('alert')).textContent).toContain('no rows below its heading');
  });

  it('with unknown headers is read by the columns that the user selects', async () => {
    const { user } = await choose('Wer,Wohin\nAda,ada@mail.example\n');
    expect((await screen.findByRole('alert')).textContent).toContain('the name and the email');
    await user.selectOptions(screen.getByLabelText(/^Name/), 'Wer');
    await user.selectOptions(screen.getByLabelText(/^Email/), 'Wohin');
    await says('1 row ready');
  });
});

describe('a bad row', () => {
  it('can be fixed in place, or skipped and restored', async () => {
    const { user } = await open(csv('Ada,ada@', 'Leon,leon@'));
    await user.type(cell(2, 'Email'), 'mail.example');
    await says('1 row ready');
    expect(rowNamed(2).getByText('Ready')).toBeDefined();
    await user.click(rowNamed(3).getByRole('button', { name: 'Skip' }));
    await says('1 left out');
    await user.click(rowNamed(3).getByRole('button', { name: 'Put back' }));
    await says('1 needs fixing');
  });

  it('can lose its invisible characters, or be kept unchanged, with one press', async () => {
    const { user } = await open(csv('Sly\u202Exe,sly@mail.example', 'Many,many@mail.example,more'));
    await user.click(press('Remove hidden characters'));
    await user.click(press('Keep as is'));
    await says('2 rows ready');
    expect(cell(2, 'Name')).toHaveProperty('value', 'Slyxe');
  });

  it('can be skipped together with others', async () => {
    const { user } = await open(csv('Ada,ada@', 'Leon,leon@', 'Grace,grace@mail.example'));
    await user.click(press('Skip all 2'));
    await says('2 left out');
    await user.click(screen.getByRole('radio', { name: 'Left out (2)' }));
    const table = within(await screen.findByRole('table', { name: 'Rows left out' }));
    await user.click(
      table.getAllByRole('button', { name: 'Put back' })[0] ?? table.getByRole('row'),
    );
    await says('1 left out');
  });
});

describe('sending', () => {
  it('asks for the product first', async () => {
    const { user } = await open(people(1), undefined, { order: nothing.order });
    await user.click(press('Create 1 invite'));
    await says('Select a product.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('sends only valid rows after a confirmation, one file per batch [INVITE-03]', async () => {
    const { user, calls } = await open(
      csv('Ada,ada@mail.example', 'Leon,leon@', '"Cole, M",m@mail.example'),
    );
    await send(user, 'Create and send 2 invites');
    await says('2 invites created and sent');
    expect(uploads).toEqual([['Ada,ada@mail.example,,', '"Cole, M",m@mail.example,,']]);
    expect(calls('invites.upload')[0]?.input).toMatchObject({
      body: { spProductId: 'spp_tidewater', send: true },
    });
    await says('1 needs fixing');
  });

  it('shows failures by row and reason, and resends only those once fixed [INVITE-04, INVITE-05]', async () => {
    const { user } = await open(
      csv('Ada,ada@mail.example', 'Leon,leon@mail.example', 'Grace,grace@mail.example'),
      platform({
        'leon@mail.example': {
          type: 'duplicate',
          message: 'This address already has an open invite.',
        },
        'grace@mail.example': { type: 'delivery', message: 'It came back.' },
      }),
    );
    await send(user, 'Create and send 3 invites');
    await says('1 invite created and sent');
    await says('2 rows failed');
    expect(rowNamed(3).getByText('This address already has an open invite.')).toBeDefined();
    expect(rowNamed(4).getByText('It came back.')).toBeDefined();
    await user.clear(cell(4, 'Email'));
    await user.type(cell(4, 'Email'), 'hopper@mail.example');
    await says('1 row ready');
    await send(user, 'Create and send 1 invite');
    await says('2 created');
    expect(uploads[1]).toEqual(['Grace,hopper@mail.example,,']);
    expect(uploads).toHaveLength(2);
  });

  it('goes batch by batch, and stops after the current one', async () => {
    const parts: (() => void)[] = [];
    const respond = platform();
    const { user } = await open(people(250), async (input, request) => {
      await new Promise<void>((resolve) => parts.push(resolve));
      return respond(input, request);
    });
    await send(user, 'Create 250 invites');
    await waitFor(() => expect(parts).toHaveLength(1));
    parts[0]?.();
    await says('100 of 250');
    await waitFor(() => expect(parts).toHaveLength(2));
    await user.click(press('Stop'));
    parts[1]?.();
    await says('Stopped: 50 rows not sent.');
    expect(uploads.map(({ length }) => length)).toEqual([100, 100]);
    await send(user, 'Create 50 invites');
    await waitFor(() => expect(parts).toHaveLength(3));
    parts[2]?.();
    await says('250 created');
    const sent = uploads.flat();
    expect(new Set(sent).size).toBe(250);
    expect(sent).toHaveLength(250);
  });

  it('that fails completely checks which rows arrived, and creates none twice [INVITE-06]', async () => {
    let isDown = true;
    const known = platform({
      'p0@mail.example': { type: 'duplicate', message: 'This address already has an open invite.' },
    });
    const { user } = await open(people(3), (input, request) =>
      isDown ? failure(500, { code: 'INTERNAL', message: '' }) : known(input, request),
    );
    await send(user, 'Create and send 3 invites');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An unexpected error occurred');
    expect(alert.textContent).toContain('Rows 2 to 4');
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    isDown = false;
    await user.click(press('Send 3 rows again'));
    await says('3 created');
  });

  it('that is refused completely keeps its rows to send', async () => {
    const refused = failure(400, {
      code: 'INVALID',
      message: 'That fee template isn’t part of the product.',
    });
    const { user } = await open(people(2), () => refused);
    await send(user, 'Create 2 invites');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'None of these rows were taken',
    );
    expect(press('Create 2 invites')).toBeDefined();
  });
});
