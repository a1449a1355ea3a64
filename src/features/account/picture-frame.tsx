import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { jackpotsQuery } from "../../api/games.ts";
import { isLowData } from "../../lib/device/low-data.ts";
import styles from "./picture-frame.module.css";

interface PictureFrameProps {
  /** Name of the banner. */
  scene: string;
  title: ReactNode;
  /** Below the title. */
  children: ReactNode;
  form: ReactNode;
}

/**
 * A form with a banner: a strip above it on phones, the dialog's left side on larger screens. Both keep their room while
 * the picture loads, and where it doesn't, to save data.
 */
export function PictureFrame({ scene, title, children, form }: PictureFrameProps) {
  const [hasPicture] = useState(() => !isLowData());
  // The navigation has the jackpots too: of a list that only this part observes, closing the dialog would stop the load.
  const version = useQuery(jackpotsQuery).data?.[0]?.image?.split("/").at(-1);
  return (
    <div className={styles.frame}>
      <div className={styles.scene} data-scene={scene}>
        {hasPicture && version ? <Picture base={`/art/banners/${scene}/${version}`} /> : null}
        <div className={styles.copy}>
          <p className={styles.title}>{title}</p>
          {children}
        </div>
      </div>
      {form}
    </div>
  );
}

const Picture = ({ base }: { base: string }) => (
  <picture>
    <source media="(min-width:768px)" type="image/avif" srcSet={`${base}/panel/720.avif`} />
    <source type="image/avif" srcSet={`${base}/480.avif 480w,${base}/800.avif 800w`} sizes="100vw" />
    <img src={`${base}/480.webp`} alt="" decoding="async" />
  </picture>
);
