import { Trans } from "@lingui/react/macro";
import { Heart, History, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./picture-frame.module.css";
import { PictureFrame } from "./picture-frame.tsx";

/** The registration beside what an account is good for. No offers: some markets forbid to advertise them here. */
export const SignUpPicture = ({ form }: { form: ReactNode }) => (
  <PictureFrame scene="new-studio" title={<Trans>Make yourself at home</Trans>} form={form}>
    <p className={styles.short}>
      <Trans>Your favourites, limits and history in one place.</Trans>
    </p>
    <ul className={styles.gains}>
      <li>
        <Heart aria-hidden size={20} />
        <Trans>Your favourites on all your devices</Trans>
      </li>
      <li>
        <SlidersHorizontal aria-hidden size={20} />
        <Trans>Limits you choose yourself</Trans>
      </li>
      <li>
        <History aria-hidden size={20} />
        <Trans>Every bet and payment in your history</Trans>
      </li>
    </ul>
  </PictureFrame>
);
