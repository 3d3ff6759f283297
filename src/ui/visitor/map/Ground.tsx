import * as words from "#messages/visitor/map.ts";
import styles from "./BelizeMap.module.css";
import { SHAPES } from "./geography.ts";
import { type MapView, SHEET } from "./sheet.ts";

/** Words that lie on the land and the sea; only the whole sheet has room for them. */
const NAMES = [
  { text: words.mexico, x: 150, y: 190, kind: "country" },
  { text: words.guatemala, x: 150, y: 806, kind: "country" },
  { text: words.honduras, x: 800, y: 1078, kind: "country" },
  { text: words.belize, x: 436, y: 376, kind: "home" },
  { text: words.caribbeanSea.above, x: 806, y: 872, kind: "sea" },
  { text: words.caribbeanSea.below, x: 806, y: 922, kind: "sea" },
] as const;

/** No hill, tree, wave or atoll reaches farther than this from where its path begins. */
const REACH = 130;

/** Sea, shelf, land, hills, rivers: all that lies under the signs. */
export function Ground({ view }: { view: MapView }) {
  const whole = view.width === SHEET.width;
  return (
    <>
      <rect
        x="-60"
        y="-60"
        width={SHEET.width + 120}
        height={SHEET.height + 120}
        className={styles.sea}
      />
      <path d={SHAPES.land} className={styles.shelf} />
      <path d={near(view, SHAPES.atolls)} className={styles.atolls} />
      <path d={SHAPES.land} className={styles.shoal} />
      <path d={SHAPES.reef} className={styles.reef} />
      <path d={near(view, SHAPES.waves)} className={styles.waves} />
      <path d={SHAPES.land} className={styles.cast} transform="translate(5 7)" />
      <path d={SHAPES.land} className={styles.land} />
      <path d={SHAPES.borders} className={styles.border} />
      <path d={SHAPES.belize} className={styles.home} />
      <path d={near(view, SHAPES.cayes)} className={styles.cayes} />
      <path d={SHAPES.rivers} className={styles.river} />
      <path d={near(view, SHAPES.hills)} className={styles.hills} />
      <path d={near(view, SHAPES.hillsLit)} className={styles.hillsLit} />
      {whole && (
        <>
          {NAMES.map(({ text, x, y, kind }) => (
            <text key={text} x={x} y={y} className={styles[`${kind}Name`]}>
              {text}
            </text>
          ))}
          <Compass />
        </>
      )}
    </>
  );
}

/** Leaves out what a view does not show: the page of a tour carries its own part of the map only. */
function near({ x, y, width, height }: MapView, path: string): string {
  const parts = path.match(/M[^M]+/g) ?? [];
  return parts
    .filter((part) => {
      const [atX = 0, atY = 0] = (part.match(/-?\d+/g) ?? []).map(Number);
      const [right, down] = [atX - x, atY - y];
      return right > -REACH && right < width + REACH && down > -REACH && down < height + REACH;
    })
    .join("");
}

/** A star of eight in two planes, lit from the upper left as all our pictures are. */
function Compass() {
  return (
    <g transform="translate(132 968)">
      <circle r="84" className={styles.dial} />
      <path d="M0 0l-11-27-26-10 10 26zM0 0l27 11-10 26-17-37z" className={styles.starSoft} />
      <path d="M0 0l37-37-26 10zM0 0l-37 37 26-10z" className={styles.starSoft} />
      <path
        d="M0 0V-78l-14 64zM0 0H78l-64-14zM0 0V78l14-64zM0 0H-78l64 14z"
        className={styles.starLit}
      />
      <path
        d="M0 0V-78l14 64zM0 0H78l-64 14zM0 0V78l-14-64zM0 0H-78l64-14z"
        className={styles.starShade}
      />
      <path d="M0-78l-5 24q5-4 10 0z" className={styles.north} />
    </g>
  );
}
