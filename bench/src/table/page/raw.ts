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

/** Rows rendered on either side of the visible ones. */
const AROUND = 8;
const NOTHING = { start: 0, end: 0 };

/** The minimum for a browser: only visible rows, written by hand and reused, without a library. */
export const raw: Contender = {
  name: 'raw DOM, windowed',
  mount(host, all) {
    let rows: readonly Row[] = all;
    let direction: Direction | undefined;
    let isAll = false;
    let drawn = NOTHING;
    const frame = document.createElement('div');
    frame.style.cssText = `height:${VIEWPORT}px;overflow:auto`;
    const table = document.createElement('table');
    const head = document.createElement('thead');
    const body = document.createElement('tbody');
    const above = document.createElement('tr');
    const below = document.createElement('tr');
    const sort = document.createElement('button');
    sort.textContent = 'Amount';
    const every = checkbox(false);
    const titles = document.createElement('tr');
    titles.append(cell('th', every), cell('th', 'Id'), cell('th', sort));
    titles.append(...TEXT_HEADERS.map((header) => cell('th', header)));
    head.append(titles);
    table.append(head, body);
    frame.append(table);

    function rowOf(row: Row): HTMLElement {
      const line = document.createElement('tr');
      line.style.height = `${ROW_HEIGHT}px`;
      line.append(cell('td', checkbox(isAll)), cell('th', row.id), cell('td', `${row.amount}`));
      line.append(...row.texts.map((text) => cell('td', text)));
      return line;
    }

    function fill() {
      const isWindowed = rows.length > WINDOW_FROM;
      const inSight = Math.ceil(VIEWPORT / ROW_HEIGHT);
      const first = Math.floor(frame.scrollTop / ROW_HEIGHT);
      const start = isWindowed ? Math.max(0, first - AROUND) : 0;
      const end = isWindowed ? Math.min(rows.length, first + inSight + AROUND) : rows.length;
      const keptStart = Math.max(start, drawn.start);
      const keptEnd = Math.min(end, drawn.end);
      if (keptStart >= keptEnd) {
        body.replaceChildren(above, ...rows.slice(start, end).map(rowOf), below);
      } else {
        for (let left = drawn.start; left < keptStart; left += 1) above.nextSibling?.remove();
        for (let left = keptEnd; left < drawn.end; left += 1) below.previousSibling?.remove();
        above.after(...rows.slice(start, keptStart).map(rowOf));
        below.before(...rows.slice(keptEnd, end).map(rowOf));
      }
      above.style.height = `${start * ROW_HEIGHT}px`;
      below.style.height = `${(rows.length - end) * ROW_HEIGHT}px`;
      drawn = { start, end };
    }

    function draw() {
      drawn = NOTHING;
      fill();
    }

    sort.addEventListener('click', () => {
      direction = turned(direction);
      rows = sortRows(all, direction);
      draw();
    });
    every.addEventListener('change', () => {
      isAll = every.checked;
      for (const box of body.querySelectorAll('input')) box.checked = isAll;
    });
    frame.addEventListener('scroll', fill, { passive: true });
    host.append(frame);
    draw();
    return () => frame.remove();
  },
};
