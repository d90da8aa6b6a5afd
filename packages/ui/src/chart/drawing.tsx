import { type ReactNode, useCallback } from 'react';
import * as styles from './drawing.css.ts';
import { putShapes, type Shape } from './shapes.ts';

export interface DrawingProps {
  /** Pixels. */
  height: number;
  /** The shapes at a width in pixels; draws again when it is another function. */
  draw: (width: number) => readonly Shape[];
  /** Lies over the drawing. */
  children: ReactNode;
}

/**
 * Draws what depends on the width, which is known only once the page is laid out. The browser tells it
 * between layout and paint of one frame, so that no layout is forced and React renders a chart once.
 * Forcing one and rendering again made a first mount a third longer.
 */
export function Drawing({ height, draw, children }: DrawingProps) {
  const drawing = useCallback(
    (svg: SVGSVGElement) => {
      if (!('ResizeObserver' in globalThis)) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        const width = Math.floor(entry?.contentRect.width ?? 0);
        if (width === 0) return;
        svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
        putShapes(svg, draw(width));
      });
      observer.observe(svg);
      return () => observer.disconnect();
    },
    [height, draw],
  );
  return (
    <div className={styles.drawing}>
      <svg
        ref={drawing}
        aria-hidden
        height={height}
        preserveAspectRatio="xMinYMin"
        className={styles.svg}
      />
      {children}
    </div>
  );
}
