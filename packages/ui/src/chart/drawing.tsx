import { type ReactNode, useCallback } from 'react';
import * as styles from './drawing.css.ts';
import { putShapes, type Shape } from './shapes.ts';

export interface DrawingProps {
  /** Height in pixels. */
  height: number;
  /** Returns the shapes for a width in pixels; a new function redraws. */
  draw: (width: number) => readonly Shape[];
  /** Overlays on the drawing. */
  children: ReactNode;
}

/**
 * Draws what depends on the width, which is known only after layout. A ResizeObserver reports it between layout and
 * paint of one frame, so that no layout is forced and React renders a chart once. Forcing layout and rendering again
 * made a first mount a third slower.
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
