import { cx } from "./cx.ts";
import styles from "./Scene.module.css";
import { SCENES, type SceneEntry, type SceneName } from "./scenes.ts";

interface SceneProps {
  readonly name: SceneName;
  /** Drawn in its place where the operator has uploaded one. */
  readonly photo?: { readonly url: string; readonly alt: string } | undefined;
  readonly shape?: "card" | "wide" | "square" | "fill" | undefined;
  /** Show the part that is meant for cards instead of the whole. */
  readonly cropped?: boolean | undefined;
  /** The picture that the visitor sees first; it is fetched at once, all others when near. */
  readonly eager?: boolean | undefined;
  /** Another scene for devices that ask for dark. */
  readonly night?: SceneName | undefined;
  /** Beside words that say the same: hidden from screen readers. */
  readonly decorative?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A drawn scene (or the operator's photograph) that fills its frame without moving what is around. */
export function Scene({
  name,
  photo,
  shape = "card",
  cropped = false,
  eager = false,
  night,
  decorative = false,
  className,
}: SceneProps) {
  const scene: SceneEntry = SCENES[name];
  const alt = decorative ? "" : (photo?.alt ?? scene.alt);
  const image = (
    <img
      src={photo?.url ?? scene.src}
      alt={alt}
      width={scene.width}
      height={scene.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={cx(styles.image, cropped && !photo && styles[scene.crop])}
    />
  );
  return (
    <span className={cx(styles.frame, styles[shape], night && styles.hasNight, className)}>
      {night && !photo ? (
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={SCENES[night].src} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
