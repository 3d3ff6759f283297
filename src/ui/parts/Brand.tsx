import { useSite } from "../site/use-site.ts";
import styles from "./Brand.module.css";
import { BrandMark } from "./BrandMark.tsx";

/** The operator's logo, or our drawn mark in its stead, with the name. */
export function Brand() {
  const { logo } = useSite();
  return (
    <>
      {logo ? (
        <img
          src={`${logo}?thumb=0x72`}
          alt=""
          width={64}
          height={36}
          decoding="async"
          className={styles.logo}
        />
      ) : (
        <BrandMark />
      )}
      <BrandName />
    </>
  );
}

/** The site's name, in smaller letters the longer it is: it stands beside the way into the menu. */
export function BrandName() {
  const { siteTitle } = useSite();
  const length = siteTitle.length > 48 ? "longest" : siteTitle.length > 20 ? "long" : undefined;
  return (
    <span className={styles.name} data-length={length}>
      {siteTitle}
    </span>
  );
}
