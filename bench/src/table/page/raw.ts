import {
  type Contender,
  type Direction,
  ROW_HEIGHT,
  type Row,
  sortRows,
  TEXT_HEADERS,
  turned,
  VIEWPORT,
  WINDOW_FROM,
} from './contender.ts';

function cell(kind: 'td' | 'th', content: string | Node): HTMLElement {
  const made = document.createElement(kind);
  made.append(content);
  return made;
}

function checkbox(isChecked: boolean): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = isChecked;
  return box;
}

function space(rows: number): HTMLElement {
  const row = document.createElement('tr');
  row.style.height = `${rows * ROW_HEIGHT}px`;
  return row;
}

/** What a browser needs at the least: rows in sight written by hand, no library at all. */
export const raw: Contender = {
  name: 'raw DOM, windowed',
  mount(host, all) {
    let rows: readonly Row[] = all;
    let direction: Direction | undefined;
    let isAll = false;
    let drawn = -1;
    const frame = document.createElement('div');
    frame.style.cssText = `height:${VIEWPORT}px;overflow:auto`;
    const table = document.createElement('table');
    const head = document.createElement('thead');
    const body = document.createElement('tbody');
    const sort = document.createElement('button');
    sort.textContent = 'Amount';
    const every = checkbox(false);
    const titles = document.createElement('tr');
    titles.append(cell('th', every), cell('th', 'Id'), cell('th', sort));
    titles.append(...TEXT_HEADERS.map((header) => cell('th', header)));
    head.append(titles);
    table.append(head, body);
    frame.append(table);

    function draw() {
      const isWindowed = rows.length > WINDOW_FROM;
      const inSight = Math.ceil(VIEWPORT / ROW_HEIGHT);
      const first = Math.floor(frame.scrollTop / ROW_HEIGHT) - inSight;
      const start = isWindowed ? Math.max(0, Math.floor(first / 16) * 16) : 0;
      if (start === drawn) return;
      drawn = start;
      const end = isWindowed ? Math.min(rows.length, start + 3 * inSight + 32) : rows.length;
      const shown = rows.slice(start, end).map((row) => {
        const line = document.createElement('tr');
        line.style.height = `${ROW_HEIGHT}px`;
        line.append(cell('td', checkbox(isAll)), cell('th', row.id), cell('td', `${row.amount}`));
        line.append(...row.texts.map((text) => cell('td', text)));
        return line;
      });
      body.replaceChildren(space(start), ...shown, space(rows.length - end));
    }

    sort.addEventListener('click', () => {
      direction = turned(direction);
      rows = sortRows(all, direction);
      drawn = -1;
      draw();
    });
    every.addEventListener('change', () => {
      isAll = every.checked;
      for (const box of body.querySelectorAll('input')) box.checked = isAll;
    });
    frame.addEventListener('scroll', draw, { passive: true });
    host.append(frame);
    draw();
    return () => frame.remove();
  },
};
