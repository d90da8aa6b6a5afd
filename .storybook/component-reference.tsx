import { DocsContext } from '@storybook/addon-docs/blocks';
import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import { componentData, contentOf, keysOf } from './pages/component-data.ts';

/** The folder of the component that a file of stories shows. */
const folderOf = (path: unknown): string | undefined =>
  typeof path === 'string' ? /\/components\/([^/]+)\//.exec(path)?.[1] : undefined;

/** Headings that the page has by itself, which are not written twice. */
function useWritten(place: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const own = place.current;
    const headings = [...document.querySelectorAll('#storybook-docs h2')];
    const others = headings.filter((heading) => own?.contains(heading) !== true);
    // oxlint-disable-next-line react/set-state-in-effect -- what is on the page is known once it is drawn
    setWritten(new Set(others.map(({ textContent }) => textContent.trim())));
  }, [place]);
  return written;
}

/** What every page says in the same way, from data: anatomy, keys, words, neighbors, test driver. */
export function ComponentReference() {
  const place = useRef<HTMLDivElement>(null);
  const written = useWritten(place);
  const [story] = useContext(DocsContext).componentStories();
  const data = componentData[folderOf(story?.parameters['fileName']) ?? ''];
  if (!data) return null;
  const { anatomy, drivers, related } = data;
  const keys = keysOf[data.keys];
  return (
    <div ref={place} className="pf-reference">
      {!written.has('Anatomy') && (
        <>
          <h2>Anatomy</h2>
          <ol>
            {anatomy.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
        </>
      )}
      {!written.has('Keyboard') && keys.length > 0 && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th>key</th>
                <th>what it does</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(([key, effect]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Content</h2>
      <ul>
        {contentOf[data.content].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {!written.has('Related') && (
        <>
          <h2>Related</h2>
          <p>
            {related.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>@payfac/ui/{name}</code>
              </span>
            ))}
          </p>
        </>
      )}
      {!written.has('Test driver') && drivers.length > 0 && (
        <>
          <h2>Test driver</h2>
          <p>
            {drivers.map((name) => (
              <span key={name}>
                <code>{name}</code>{' '}
              </span>
            ))}
            of <code>@payfac/ui/testing</code>
          </p>
        </>
      )}
    </div>
  );
}
