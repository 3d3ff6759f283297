import { useHydrated } from "../browser/use-hydrated.ts";
import { cx } from "../parts/cx.ts";
import { useSite } from "../site/use-site.ts";
import { type OperatorsPhoto, usePhoto } from "./photo.ts";
import styles from "./Scene.module.css";
import { SCENES, type SceneEntry, type SceneName } from "./scenes.ts";

interface SceneProps {
  /** None while it is not known: its place is kept. */
  readonly name: SceneName | undefined;
  /** Drawn in its place where the operator has uploaded one. */
  readonly photo?: OperatorsPhoto | undefined;
  readonly shape?: "card" | "wide" | "square" | "fill" | undefined;
  /** Show the part that is meant for cards instead of the whole. */
  readonly cropped?: boolean | undefined;
  /** The picture that the visitor sees first; it is fetched at once, all others when near. */
  readonly eager?: boolean | undefined;
  /** Another scene for dark. */
  readonly night?: SceneName | undefined;
  /** Beside words that say the same: hidden from screen readers. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A drawn scene (or the operator's photograph) that fills its frame without moving what is around.
 * But for the first one they are fetched once the page has its scripts: on a weak line they would
 * share it with them (docs/decisions/0012-speed.md). Without scripts they are there from the start.
 */
export function Scene(props: SceneProps) {
  const { shape = "card", cropped = false, eager = false, decorative = false, className } = props;
  const { colorScheme } = useSite();
  const isFetched = useHydrated() || eager;
  const photo = usePhoto(props.photo, shape);
  const night = photo || colorScheme === "light" ? undefined : props.night;
  const isAlwaysNight = night !== undefined && colorScheme === "dark";
  const name = isAlwaysNight ? night : props.name;
  const scene: SceneEntry | undefined = name && SCENES[name];
  const { src, className: look } = sceneLook(name, cropped && !photo);
  const image = (
    <img
      alt={decorative ? "" : (photo?.alt ?? scene?.alt)}
      width={scene?.width}
      height={scene?.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={look}
      // last: some browsers fetch at once, when near or not, where they have not read `loading` yet
      {...(photo?.source ?? { src })}
    />
  );
  const drawn =
    night && !isAlwaysNight ? (
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={SCENES[night].src} />
        {image}
      </picture>
    ) : (
      image
    );
  return (
    <span className={cx(styles.frame, styles[shape], props.night && styles.hasNight, className)}>
      {isFetched ? drawn : <noscript>{drawn}</noscript>}
    </span>
  );
}

/** The picture of a scene and what shows the part of it that is meant for its frame. */
export function sceneLook(name: SceneName | undefined, isCropped: boolean) {
  const scene = name && SCENES[name];
  return { src: scene?.src, className: cx(styles.image, isCropped && scene && styles[scene.crop]) };
}
