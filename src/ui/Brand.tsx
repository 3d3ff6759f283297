import styles from "./Brand.module.css";
import { BrandMark } from "./BrandMark.tsx";
import { useSite } from "./site/use-site.ts";

/** The operator's logo, or our drawn mark in its stead, with the name. */
export function Brand() {
  const { logo, siteTitle } = useSite();
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
      {siteTitle}
    </>
  );
}
