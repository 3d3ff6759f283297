import { type PointerEvent, useId, useRef } from "react";
import {
  BLANK,
  begun,
  type Drawing,
  FIELD,
  lifted,
  MOST_SIGNATURE,
  moved,
} from "#domain/waivers/signature.ts";
import type { SpokenWaiver } from "#domain/waivers/spoken-here.ts";
import { Button } from "../parts/Button.tsx";
import { cx } from "../parts/cx.ts";
import styles from "./SignaturePad.module.css";

interface SignaturePadProps {
  readonly words: SpokenWaiver["form"];
  /** What was drawn so far (domain/waivers/signature.ts). */
  readonly path: string;
  readonly error?: string | undefined;
  readonly onChange: (path: string) => void;
}

/** A stroke leaves this much of the room for its end. */
const ROOM_LEFT = 30;

/** A field that is drawn in with finger, pen or mouse. It grows by the stroke: only its end is told. */
export function SignaturePad({ words, path, error, onChange }: SignaturePadProps) {
  const id = useId();
  const line = useRef<SVGPathElement>(null);
  const drawing = useRef<Drawing>(BLANK);
  const isFull = path.length > MOST_SIGNATURE - ROOM_LEFT;

  /** Past the components: a weak tablet could not follow the pen. */
  const show = (next: Drawing) => {
    drawing.current = next;
    line.current?.setAttribute("d", next.path);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    // another finger, or the palm
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    show(begun({ path, pen: null }, pointOf(event.currentTarget, event)));
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current.pen || !event.isPrimary) return;
    const field = event.currentTarget;
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = between.length > 0 ? between : [event.nativeEvent];
    show(points.reduce((drawn, point) => moved(drawn, pointOf(field, point)), drawing.current));
  };
  const end = () => {
    if (!drawing.current.pen) return;
    drawing.current = lifted(drawing.current);
    onChange(drawing.current.path);
  };

  return (
    <div className={cx(styles.frame, error && styles.invalid)}>
      <svg
        className={styles.field}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        role="img"
        aria-label={`${words.pad}. ${path ? words.drawn : words.empty}`}
        aria-describedby={error ? `${id}-error` : undefined}
        // an image has no aria-invalid; what is wrong first gets the focus all the same
        data-invalid={error ? true : undefined}
        // of an SVG's attributes case counts
        {...{ tabindex: -1 }}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={60} x2={FIELD.width - 60} y1={310} y2={310} className={styles.base} />
        <path ref={line} d={path} className={styles.ink} />
      </svg>
      <div className={styles.below}>
        <p role="status" className="smallest">
          {isFull && words.full}
        </p>
        <Button variant="outline" disabled={path === ""} onClick={() => onChange("")}>
          {words.clear}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Where a pointer is, in the measures of the field. */
function pointOf(field: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = field.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * FIELD.width,
    y: ((clientY - top) / height) * FIELD.height,
  };
}
